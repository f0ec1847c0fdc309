import { CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import { Badge } from '#ui/badge.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'

const eligibilityChipFragment = graphql(`
  fragment EligibilityChip_Scholarship on Scholarship {
    id
    eligibility {
      verdict
      label
    }
  }
`)

const looks = {
  ELIGIBLE: { tone: 'good', Icon: CircleCheck },
  ANSWER_QUESTIONS: { tone: 'warn', Icon: CircleHelp },
  CHECK_WITH_PROVIDER: { tone: 'warn', Icon: CircleHelp },
  NOT_ELIGIBLE: { tone: 'bad', Icon: CircleX },
} as const

type Props = { scholarship: FragmentType<typeof eligibilityChipFragment> }

/** What the rules say for the signed-in student; nothing for anybody else. */
export function EligibilityChip(props: Props) {
  const { eligibility } = readFragment(eligibilityChipFragment, props.scholarship)
  if (!eligibility) return null
  const { tone, Icon } = looks[eligibility.verdict]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" size={16} className="shrink-0" />}>
      {eligibility.label}
    </Badge>
  )
}
