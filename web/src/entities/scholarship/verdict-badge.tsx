import { CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import type { EligibilityAwaited, EligibilityVerdict } from '#gql/graphql'
import { Badge } from '#ui/badge.tsx'

const looks = {
  ELIGIBLE: { tone: 'good', Icon: CircleCheck },
  ANSWER_QUESTIONS: { tone: 'warn', Icon: CircleHelp },
  CHECK_WITH_PROVIDER: { tone: 'warn', Icon: CircleHelp },
  NOT_ELIGIBLE: { tone: 'bad', Icon: CircleX },
} as const

type Props = {
  verdict: EligibilityVerdict
  label: string
  /** What has to come before an application; the badge is green only without it. */
  awaits?: EligibilityAwaited | null
}

/** The verdict on an award for a student, in the server's words. */
export function VerdictBadge({ verdict, label, awaits }: Props) {
  const { tone, Icon } = looks[verdict]
  return (
    <Badge
      tone={awaits ? 'neutral' : tone}
      icon={<Icon aria-hidden="true" size={16} className="shrink-0" />}
    >
      {label}
    </Badge>
  )
}
