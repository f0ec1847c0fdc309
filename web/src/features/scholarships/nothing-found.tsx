import { TextLink } from '#page/links.tsx'
import { paths } from '#paths'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { nothingFoundMessages as text } from './nothing-found-messages.ts'
import type { SearchState } from './search-address.ts'
import { searchMessages } from './search-messages.ts'

type Props = {
  search: SearchState
  filterCount: number
  onChange: (search: SearchState) => void
  onClear: () => void
}

/** Why nothing was found, as far as the search itself shows, and the one step that finds more. */
export function NothingFound({ search, filterCount, onChange, onClear }: Props) {
  const isFiltered = filterCount > 0
  return (
    <EmptyState
      illustration="chart"
      title={searchMessages.noneTitle}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {search.deadlineSoon && (
            <Button
              kind="primary"
              onClick={() => onChange({ ...search, deadlineSoon: false, sort: 'deadline' })}
            >
              {text.withUsualDates}
            </Button>
          )}
          {(isFiltered || search.query !== '') && (
            <Button kind={search.deadlineSoon ? 'secondary' : 'primary'} onClick={onClear}>
              {isFiltered ? searchMessages.clearAll : text.showAll}
            </Button>
          )}
        </div>
      }
    >
      <p>{adviceFor(search, filterCount)}</p>
      <p>
        {text.missing} <TextLink to={paths.suggest()}>{text.suggest}</TextLink>
      </p>
    </EmptyState>
  )
}

function adviceFor({ query, deadlineSoon }: SearchState, filterCount: number): string {
  if (deadlineSoon) return text.confirmedOnly
  if (filterCount > 0 && query !== '') return text.fewerOfBoth
  if (filterCount > 1) return text.fewerFilters
  if (filterCount === 1) return text.oneFilter
  return query === '' ? text.empty : text.otherWords
}
