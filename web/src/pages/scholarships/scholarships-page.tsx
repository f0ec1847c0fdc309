import { SlidersHorizontal } from 'lucide-react'
import { useRef, useState, type ComponentProps } from 'react'
import { useReturningSave } from '#features/scholarships/returning-save.ts'
import { filterCount } from '#features/scholarships/search-address.ts'
import { searchMessages as text } from '#features/scholarships/search-messages.ts'
import { Page } from '#page/page.tsx'
import { useViewer } from '#lib/session/session.ts'
import { Button } from '#ui/button.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { isWideScreen, useWideScreen } from '#ui/use-wide-screen.ts'
import { OutlookPlace } from './outlook-place.tsx'
import { SearchOutcome } from './search-outcome.tsx'
import { SuggestingSearchBox } from './suggesting-search-box.tsx'
import { useScholarshipSearch } from './use-scholarship-search.ts'
import { useSearchFacets } from './use-search-facets.ts'

/** Loaded separately: long, and on a phone out of sight until opened. */
const SearchFilters = lazyPart(
  async () => (await import('./search-filters.tsx')).SearchFilters,
)
/** Loaded separately: before the counts are there, nobody knows which filters find something. */
const QuickRow = lazyPart(async () => (await import('./quick-row.tsx')).QuickRow)
const AboveResults = lazyPart(
  async () => (await import('./above-results.tsx')).AboveResults,
)
/** Empty until scholarships are chosen for comparison on their own pages. */
const CompareTray = lazyPart(
  async () => (await import('#features/scholarships/compare-tray.tsx')).CompareTray,
)
const BelowResults = lazyPart(
  async () => (await import('./below-results.tsx')).BelowResults,
)

/** /scholarships: everybody may search; the address holds the search. */
export function ScholarshipsPage() {
  const viewer = useViewer()
  // Keyed by person, so that nothing of the last one's hearts and chips stays on the screen.
  const isStudent = viewer?.accountType === 'STUDENT'
  return <SearchPage key={viewer?.id ?? 'nobody'} isStudent={isStudent} />
}

function SearchPage({ isStudent }: { isStudent: boolean }) {
  useReturningSave()
  const asked = useScholarshipSearch()
  const { search, change, clear } = asked
  const filtersTitle = useRef<HTMLHeadingElement>(null)
  const [sheet, setSheet] = useState<'unused' | 'open' | 'closed'>('unused')
  const isWide = useWideScreen()
  const isFormThere = isWide || sheet !== 'unused'
  // A visitor's page is hydrated as a phone's page; `isWideScreen` keeps the counts from being asked for twice.
  const hasCountries =
    isFormThere || isWideScreen() || isStudent || search.countries.length > 0
  const counts = useSearchFacets(asked, hasCountries)
  const { facets, chosen } = counts
  const form = { facets, search: chosen, onChange: change }
  return (
    <Page title={text.title} lead={<span className="max-lg:hidden">{text.lead}</span>}>
      <SearchHead
        {...{ search, chosen, facets, isStudent }}
        onChange={change}
        onOpenSheet={() => setSheet('open')}
      />
      <div className="-mt-4 grid grid-cols-1 items-start gap-8 lg:mt-0 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <Results
          {...{ asked, facets, isStudent }}
          onSkip={() => filtersTitle.current?.focus()}
        />
        {isFormThere && (
          <LazyPart
            fallback={isWide && <Skeleton className="h-96 w-full" />}
            failed={<PartFailed />}
          >
            <SearchFilters
              {...{ form, counts, isWide }}
              titleRef={filtersTitle}
              isSheetOpen={sheet === 'open'}
              onCloseSheet={() => setSheet('closed')}
              onClear={clear}
            />
          </LazyPart>
        )}
      </div>
      <LazyPart>
        <CompareTray />
      </LazyPart>
    </Page>
  )
}

type ResultsProps = {
  asked: ReturnType<typeof useScholarshipSearch>
  facets: ReturnType<typeof useSearchFacets>['facets']
  isStudent: boolean
  onSkip: () => void
}

function Results({ asked, facets, isStudent, onSkip }: ResultsProps) {
  const { search, change, clear } = asked
  const count = filterCount(search)
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {/* Keeps its place, so that the results do not move when it comes. */}
      <LazyPart fallback={count > 0 && <div className="h-11" />}>
        <AboveResults {...{ search, facets, onSkip }} onChange={change} onClear={clear} />
      </LazyPart>
      <SearchOutcome {...asked} filterCount={count} />
      <LazyPart fallback={isStudent && <OutlookPlace />}>
        <BelowResults {...{ search, change, isStudent }} />
      </LazyPart>
    </div>
  )
}

type HeadProps = ComponentProps<typeof QuickRow> & { onOpenSheet: () => void }

/**
 * Little more than two rows, so that a phone shows the first result on the first screen. There the lead is hidden,
 * and its margin is taken back.
 */
function SearchHead({ onOpenSheet, ...props }: HeadProps) {
  const { search, onChange } = props
  return (
    <div className="flex flex-col gap-4 max-lg:-mt-6">
      <SuggestingSearchBox {...{ search, onChange }} />
      <div className="flex flex-wrap items-start gap-2">
        <Button className="lg:hidden" onClick={onOpenSheet}>
          <SlidersHorizontal aria-hidden="true" size={20} />
          {text.showFilters(filterCount(search))}
        </Button>
        {/* Has the height of the row that will come. */}
        <LazyPart fallback={<div className="h-11 lg:h-14" />}>
          <QuickRow {...props} />
        </LazyPart>
      </div>
    </div>
  )
}
