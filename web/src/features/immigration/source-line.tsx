import { dayInWords } from '@landfall/calendar/words'
import { graphql, readFragment, type FragmentType } from '#gql'
import { confidences, immigrationMessages as text } from './immigration-messages.ts'

const fragment = graphql(`
  fragment SourceLine_Rule on ImmigrationRule {
    id
    source
    verifiedOn
    confidence
  }
`)

/** The source of a rule, when it was read, and how sure the rule is. */
export function SourceLine(props: { rule: FragmentType<typeof fragment> }) {
  const { source, verifiedOn, confidence } = readFragment(fragment, props.rule)
  return (
    <p className="max-w-prose text-sm break-words text-muted">
      {text.source(source, dayInWords(verifiedOn), confidences[confidence])}
    </p>
  )
}
