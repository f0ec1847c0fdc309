import { graphql, readFragment, type FragmentType } from '#gql'
import { resultMessages as text } from './result-messages.ts'

const matchTermFragment = graphql(`
  fragment MatchTerms_MatchTerm on MatchTerm {
    code
    label
    earned
    possible
    isStated
    explanation
  }
`)

type Props = { terms: readonly FragmentType<typeof matchTermFragment>[] }

/** Each part of a score with its points; facts that are not stated do not count. */
export function MatchTerms({ terms }: Props) {
  return (
    <ul>
      {terms.map((masked) => {
        const term = readFragment(matchTermFragment, masked)
        const { code, label, earned, possible, isStated, explanation } = term
        return (
          <li key={code} className="border-b border-line py-2 last:border-b-0">
            <p className="flex items-baseline justify-between gap-4">
              <span className="font-semibold">{label}</span>
              <span className="tabular shrink-0">
                {isStated ? text.points(withoutZero(earned), possible) : text.notStated}
              </span>
            </p>
            <div aria-hidden="true" className="my-1 h-1 rounded-full bg-line">
              <div
                className={`h-full rounded-full ${isStated ? 'bg-sea' : 'bg-edge'}`}
                style={{ width: `${(Number(earned) / possible) * 100}%` }}
              />
            </div>
            <p className="text-sm text-muted">{explanation}</p>
          </li>
        )
      })}
    </ul>
  )
}

/** "12" from "12.0", "11.5" as it is. */
function withoutZero(decimal: string): string {
  return decimal.replace(/\.0+$/, '')
}
