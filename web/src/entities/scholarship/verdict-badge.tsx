import { CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import type { EligibilityVerdict } from '#gql/graphql'
import { Badge } from '#ui/badge.tsx'

const looks = {
  ELIGIBLE: { tone: 'good', Icon: CircleCheck },
  ANSWER_QUESTIONS: { tone: 'warn', Icon: CircleHelp },
  CHECK_WITH_PROVIDER: { tone: 'warn', Icon: CircleHelp },
  NOT_ELIGIBLE: { tone: 'bad', Icon: CircleX },
} as const

/** How an award stands for somebody, in the server's words. */
export function VerdictBadge(props: { verdict: EligibilityVerdict; label: string }) {
  const { tone, Icon } = looks[props.verdict]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" size={16} className="shrink-0" />}>
      {props.label}
    </Badge>
  )
}
