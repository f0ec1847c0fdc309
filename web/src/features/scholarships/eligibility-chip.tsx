import { VerdictBadge } from '#entities/scholarship/verdict-badge.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'

const eligibilityChipFragment = graphql(`
  fragment EligibilityChip_Scholarship on Scholarship {
    id
    eligibility {
      verdict
      label
      awaits
    }
  }
`)

type Props = { scholarship: FragmentType<typeof eligibilityChipFragment> }

/** The rules' verdict for the signed-in student; nothing for anybody else. */
export function EligibilityChip(props: Props) {
  const { eligibility } = readFragment(eligibilityChipFragment, props.scholarship)
  return eligibility && <VerdictBadge {...eligibility} />
}
