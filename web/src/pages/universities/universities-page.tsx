import { SlidersHorizontal } from 'lucide-react'
import { useRef, useState } from 'react'
import { SignUpBanner } from '#features/universities/sign-up-banner.tsx'
import { universityBadges } from '#features/universities/university-badges.ts'
import { universityFilterMessages as words } from '#features/universities/university-filter-messages.ts'
import { universityMessages as text } from '#features/universities/university-messages.ts'
import {
  RankedBy,
  UniversityCount,
  UniversityResults,
} from '#features/universities/university-results.tsx'
import {
  UniversitySearchBox,
  UniversitySortField,
} from '#features/universities/university-search-fields.tsx'
import { UniversityStats } from '#features/universities/university-stats.tsx'
import { ActiveFilterBadges } from '#page/active-filter-badges.tsx'
import { SkipToFilters } from '#page/skip-to-filters.tsx'
import { Page } from '#page/page.tsx'
import { Button } from '#ui/button.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useWideScreen } from '#ui/use-wide-screen.ts'
import { useUniversityFacets, useUniversitySearch } from './use-university-search.ts'

/** Loaded separately: long, and on a phone out of sight until opened. */
const UniversityFilters = lazyPart(
  async () => (await import('./university-filters.tsx')).UniversityFilters,
)

/** /universities: the address holds the search, the filters and the order. */
export function UniversitiesPage() {
  const { search, result, change, clear } = useUniversitySearch()
  const counts = useUniversityFacets(search)
  const filtersTitle = useRef<HTMLHeadingElement>(null)
  const [sheet, setSheet] = useState<'unused' | 'open' | 'closed'>('unused')
  const isWide = useWideScreen()
  const filters = universityBadges(search, counts.stateName)
  const form = { search, onChange: change }
  return (
    <Page title={text.title} lead={text.lead}>
      <UniversitySearchBox search={search} onChange={change} />
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <SkipToFilters onPress={() => filtersTitle.current?.focus()} />
          <ActiveFilterBadges filters={filters} onChange={change} onClear={clear} />
          <CountLine
            totalCount={result.data?.universities.totalCount ?? null}
            filterCount={filters.length}
            onOpenSheet={() => setSheet('open')}
            {...{ search, change }}
          />
          <RankedBy list={result.data?.universities} />
          <UniversityResults
            result={result}
            list={result.data?.universities}
            onClear={clear}
          />
        </div>
        {(isWide || sheet !== 'unused') && (
          <LazyPart
            fallback={isWide && <Skeleton className="h-96 w-full" />}
            failed={<PartFailed />}
          >
            <UniversityFilters
              {...{ form, counts, isWide }}
              titleRef={filtersTitle}
              isSheetOpen={sheet === 'open'}
              onCloseSheet={() => setSheet('closed')}
              onClear={clear}
            />
          </LazyPart>
        )}
      </div>
      <SignUpBanner title={text.signUpTitle}>{text.signUp}</SignUpBanner>
      <UniversityStats />
      <SignUpBanner title={text.closingTitle}>{text.closing}</SignUpBanner>
    </Page>
  )
}

type CountLineProps = Pick<ReturnType<typeof useUniversitySearch>, 'search' | 'change'> & {
  totalCount: number | null
  filterCount: number
  onOpenSheet: () => void
}

/** The number of results and their order; on a phone also the button for the filters. */
function CountLine({ totalCount, filterCount, onOpenSheet, ...props }: CountLineProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <UniversityCount totalCount={totalCount} />
      <div className="flex w-full flex-wrap items-center gap-3 sm:w-auto">
        <Button className="lg:hidden" onClick={onOpenSheet}>
          <SlidersHorizontal aria-hidden="true" size={20} />
          {words.showFilters(filterCount)}
        </Button>
        <div className="min-w-[min(10rem,100%)] max-w-full grow basis-40 sm:grow-0 sm:basis-auto">
          <UniversitySortField search={props.search} onChange={props.change} />
        </div>
      </div>
    </div>
  )
}
