import { useQuery } from '@apollo/client/react'
import { useDeferredValue, useEffect } from 'react'
import {
  sortLabels,
  searchMessages as text,
} from '#features/scholarships/search-messages.ts'
import {
  ResultCount,
  SearchResults,
  SearchSkeleton,
} from '#features/scholarships/search-results.tsx'
import {
  effectiveSort,
  offeredSorts,
  type SortName,
} from '#features/scholarships/search-address.ts'
import { deadlinesInWords } from '#entities/scholarship/deadlines-in-words.ts'
import { QueryState } from '#page/query-state.tsx'
import { nextPage } from '#page/next-page.ts'
import { validationMessageOf } from '#lib/forms/validation-message.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { formatNumber } from '#ui/format-number.ts'
import type { ScholarshipsPageQuery } from '#gql/graphql'
import { searchQuery } from './search-query.ts'
import type { useScholarshipSearch } from './use-scholarship-search.ts'

/** Loaded separately: only a search with words has one. */
const QueryReading = lazyPart(
  async () => (await import('#features/scholarships/query-reading.tsx')).QueryReading,
)

/** Loaded separately: few people ask for what is open to them before they have a profile. */
const NeedsProfile = lazyPart(
  async () => (await import('#features/scholarships/needs-profile.tsx')).NeedsProfile,
)

const needsProfile = (
  <LazyPart fallback={<div className="h-20" />}>
    <NeedsProfile />
  </LazyPart>
)

type Asked = ReturnType<typeof useScholarshipSearch>
type Props = Asked & { filterCount: number }

/** Without a profile no scholarship is open or closed to a person: the search runs again with the other filters. */
function useResults({ filter, sort, setHasProfile }: Asked) {
  const result = useQuery(searchQuery, {
    variables: { filter, sort },
    notifyOnNetworkStatusChange: true,
  })
  // Only the server knows whether there is a profile to fit by.
  const hasProfile = result.data?.scholarships.canSortByFit
  useEffect(() => {
    if (hasProfile !== undefined) setHasProfile(hasProfile)
  }, [setHasProfile, hasProfile])
  const isAskedAgain = filter.eligibleOnly && hasProfile === false
  return isAskedAgain ? { ...result, data: undefined } : result
}

/** The results, or why there are none to show; the count is announced in every case. */
export function SearchOutcome(props: Props) {
  const { search, canFilterEligible, change } = props
  const result = useResults(props)
  const found = result.data?.scholarships
  const canSortByFit = props.canSortByFit && found?.canSortByFit !== false
  const shownSort = effectiveSort(search, canSortByFit)
  return (
    <>
      {search.eligibleOnly && !canFilterEligible && needsProfile}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="contents sm:flex sm:flex-wrap sm:items-center sm:gap-x-4">
          <ResultCount totalCount={found?.totalCount ?? null} />
          {found && found.unknownCount > 0 && (
            <Button
              kind="quiet"
              className="-mx-inset max-sm:order-last sm:mx-0"
              onClick={() => change({ ...search, includeUnknown: true })}
            >
              {text.unknown(formatNumber(found.unknownCount), found.unknownCount === 1)}
            </Button>
          )}
        </div>
        <SelectField
          label={text.sort}
          name="sort"
          isOptional="unsaid"
          isLabelHidden
          value={shownSort}
          options={offeredSorts(search, canSortByFit).map((value) => ({
            value,
            label: sortLabels[value],
          }))}
          onChange={(sort) => sort !== '' && change({ ...search, sort })}
        />
      </div>
      {/* Keeps its line, so that nothing moves when the results come. */}
      <p className="tabular -mt-2 min-h-10 text-sm text-muted sm:min-h-5">
        {found?.deadlines && deadlinesInWords(found.deadlines, found.totalCount)}
      </p>
      {found && isRead(found) && (
        <LazyPart fallback={<div className="h-11" />}>
          <QueryReading connection={found} search={search} onChange={change} />
        </LazyPart>
      )}
      <Outcome {...props} result={result} shownSort={shownSort} />
    </>
  )
}

function isRead(found: ScholarshipsPageQuery['scholarships']): boolean {
  return Boolean(found.correctedQuery ?? found.understood[0] ?? found.leftOut[0])
}

type OutcomeProps = Props & { result: ReturnType<typeof useResults>; shownSort: SortName }

function Outcome({ result, search, filterCount, shownSort, change, clear }: OutcomeProps) {
  // Deferred, so that React renders it in short steps: twenty cards at once would keep a phone from responding to
  // touch.
  const data = useDeferredValue(result.data)
  const { isLoadingMore, onShowMore } = nextPage(result, text.failed)
  if (data)
    return (
      <SearchResults
        connection={data.scholarships}
        isByFit={shownSort === 'fit'}
        isLoadingMore={isLoadingMore || data !== result.data}
        onShowMore={onShowMore}
        {...{ search, filterCount }}
        onChange={change}
        onClear={clear}
      />
    )
  const refusal = result.error ? validationMessageOf(result.error) : null
  if (refusal === null)
    return (
      <QueryState result={result} failed={text.failed} label={text.loading}>
        <SearchSkeleton />
      </QueryState>
    )
  return (
    <ErrorState title={text.failed} onRetry={() => void result.refetch().catch(() => {})}>
      <p>{refusal}</p>
      <Button className="mt-3" onClick={clear}>
        {text.clearAll}
      </Button>
    </ErrorState>
  )
}
