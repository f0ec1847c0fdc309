import { showCountry } from '#entities/country/show-country.tsx'
import { Button } from '#ui/button.tsx'
import { RemovableBadge } from '#ui/removable-badge.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { QueryReading_ScholarshipConnectionFragment } from '#gql/graphql'
import type { SearchState } from './search-address.ts'
import { queryReadingMessages as text } from './query-reading-messages.ts'
import { inQuotes, withoutUnderstood } from './taken-back.ts'

const readingFragment = graphql(`
  fragment QueryReading_ScholarshipConnection on ScholarshipConnection {
    correctedQuery
    leftOut
    understood {
      kind
      value
      label
    }
    remainingQuery
  }
`)

type Props = {
  connection: FragmentType<typeof readingFragment>
  search: SearchState
  onChange: (search: SearchState) => void
}

/** How the server understood the words of a query: another spelling, or filters. */
export function QueryReading({ search, onChange, ...props }: Props) {
  const connection = readFragment(readingFragment, props.connection)
  const { correctedQuery, leftOut, understood } = connection
  return (
    <>
      {correctedQuery && (
        <p className="flex min-h-11 flex-wrap items-center gap-x-1">
          <strong>{text.corrected(correctedQuery)}.</strong>
          {text.correctedFrom(search.query)}
        </p>
      )}
      {leftOut.length > 0 && (
        <p className="py-2">
          <strong>{text.leftOut(leftOut)}.</strong> {text.leftOutWhy}
        </p>
      )}
      {understood.length > 0 && <UnderstoodWords {...{ connection, search, onChange }} />}
    </>
  )
}

type UnderstoodProps = Pick<Props, 'search' | 'onChange'> & {
  connection: QueryReading_ScholarshipConnectionFragment
}

/**
 * Filters that the server read from the query's words, each
 * with a button to undo it; a phone has no room for the label.
 */
function UnderstoodWords({ connection, search, onChange }: UnderstoodProps) {
  return (
    <div
      role="group"
      aria-label={text.understood}
      className="flex flex-wrap items-center gap-x-2"
    >
      <span aria-hidden="true" className="max-sm:hidden">
        {text.understood}:
      </span>
      <ul className="flex flex-wrap gap-2">
        {connection.understood.map((one) => (
          <li key={`${one.kind} ${one.value}`}>
            <RemovableBadge
              label={showCountry({ value: one.value, label: labelOf(one) })}
              action={text.remove(labelOf(one))}
              onRemove={() => onChange(withoutUnderstood(search, connection, one))}
            />
          </li>
        ))}
      </ul>
      <Button
        kind="quiet"
        className="-mx-inset"
        onClick={() => onChange({ ...search, query: inQuotes(search.query) })}
      >
        {text.searchWords}
      </Button>
    </div>
  )
}

/** A country alone could mean the place of study. */
function labelOf({ kind, label }: { kind: string; label: string }): string {
  return kind === 'countries' ? text.openTo(label) : label
}
