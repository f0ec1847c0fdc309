import { dayInWords } from '@landfall/calendar/words'
import { Notice } from '#ui/notice.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import { confidences, immigrationMessages as text } from './immigration-messages.ts'

const fragment = graphql(`
  fragment CountryLimits_Limits on ImmigrationCountryLimits {
    says
    source
    verifiedOn
    confidence
  }
`)

/**
 * What a proclamation may mean for people with this citizenship or
 * birthplace, and how sure that is; nothing when none is known.
 */
export function CountryLimits(props: { limits: FragmentType<typeof fragment> }) {
  const { says, source, verifiedOn, confidence } = readFragment(fragment, props.limits)
  if (!says) return null
  return (
    <Notice tone="warn">
      <p>
        <strong>{text.country}:</strong> {says}
      </p>
      <p className="text-sm">
        {text.source(source, dayInWords(verifiedOn), confidences[confidence])}
      </p>
    </Notice>
  )
}
