import { dayInWords } from '@landfall/calendar/words'
import { TextLink } from '#page/links.tsx'
import { Notice } from '#ui/notice.tsx'
import { paths } from '#paths'
import { graphql, readFragment, type FragmentType } from '#gql'
import { communityMessages as text } from './community-messages.ts'

const fragment = graphql(`
  fragment RulesChanged_Change on ForumRuleChange {
    id
    title
    effectiveFrom
  }
`)

/** Above a thread about immigration: what changed since it was written; nothing when nothing did. */
export function RulesChanged(props: {
  changes: readonly (FragmentType<typeof fragment> & { id: string })[]
}) {
  if (props.changes.length === 0) return null
  return (
    <Notice tone="warn">
      <p className="font-semibold">{text.rulesChanged}</p>
      <ul className="list-disc ps-6">
        {props.changes.map((change) => {
          const { id, title, effectiveFrom } = readFragment(fragment, change)
          return (
            <li key={id} className="break-words">
              {text.ruleChangedFrom(title, dayInWords(effectiveFrom))}
            </li>
          )
        })}
      </ul>
      <TextLink to={paths.immigration()} className="inline-flex min-h-11 items-center">
        {text.rulesLink}
      </TextLink>
    </Notice>
  )
}
