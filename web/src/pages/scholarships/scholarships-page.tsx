import { SlidersHorizontal } from 'lucide-react'
import { useId, useRef, useState, type ComponentProps, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { ActiveFilterBadges } from '#page/active-filter-badges.tsx'
import { activeFilters, nameByFacets } from '#features/scholarships/active-filters.ts'
import { FilterActions } from '#page/filter-actions.tsx'
import { useReturningSave } from '#features/scholarships/returning-save.ts'
import { searchMessages as text } from '#features/scholarships/search-messages.ts'
import { SkipToFilters } from '#page/skip-to-filters.tsx'
import { QueryState } from '#page/query-state.tsx'
import { Page } from '#page/page.tsx'
import { useSession } from '#lib/session/session.ts'
import { paths } from '#paths'
import { Button } from '#ui/button.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { Sheet } from '#ui/dialog.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { useWideScreen } from '#ui/use-wide-screen.ts'
import { OutlookPlace } from './outlook-place.tsx'
import { SearchOutcome } from './search-outcome.tsx'
import { SuggestingSearchBox } from './suggesting-search-box.tsx'
import { useScholarshipSearch } from './use-scholarship-search.ts'
import { useSearchFacets } from './use-search-facets.ts'

/** Long, and on a phone out of sight until it is asked for. */
const FilterForm = lazyPart(
  async () => (await import('#features/scholarships/filter-form.tsx')).FilterForm,
)
/** Nobody knows which ones find something before the counts are there. */
const QuickFilters = lazyPart(
  async () => (await import('#features/scholarships/quick-filters.tsx')).QuickFilters,
)
const KeepSearch = lazyPart(async () => (await import('./keep-search.tsx')).KeepSearch)
const KeptSearches = lazyPart(async () => (await import('./keep-search.tsx')).KeptSearches)
/** Empty until scholarships were chosen on their own pages. */
const CompareTray = lazyPart(
  async () => (await import('#features/scholarships/compare-tray.tsx')).CompareTray,
)
const BelowResults = lazyPart(
  async () => (await import('./below-results.tsx')).BelowResults,
)

/** /scholarships: everybody may search; what was chosen is in the address. */
export function ScholarshipsPage() {
  const { viewer } = useSession()
  // Another person, another set of hearts and chips: nothing of the last one stays on the screen.
  return <SearchPage key={viewer?.id ?? 'nobody'} />
}

function SearchPage() {
  useReturningSave()
  const asked = useScholarshipSearch()
  const { search, change, clear } = asked
  const filtersTitle = useRef<HTMLHeadingElement>(null)
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const isWide = useWideScreen()
  const counts = useSearchFacets(asked)
  const { facets, chosen } = counts
  const filters = activeFilters(search, nameByFacets(facets))
  const eligibility = useEligibilityChoice()
  const isStudent = eligibility.eligibility === 'available'
  const isAsking = search.query !== '' || filters.length > 0
  const form = { facets, search: chosen, onChange: change, ...eligibility }
  const filtering = { form, counts, onClear: clear }
  return (
    <Page title={text.title} lead={<span className="max-lg:hidden">{text.lead}</span>}>
      <SearchHead
        {...{ search, chosen, change, facets, isStudent }}
        filterCount={filters.length}
        onOpenSheet={() => setIsSheetOpen(true)}
      />
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <SkipToFilters onPress={() => filtersTitle.current?.focus()} />
          <ActiveFilterBadges filters={filters} onChange={change} onClear={clear} />
          {/* Its place is kept, so that the results do not move when it comes. */}
          <LazyPart fallback={isAsking && <div className="h-11" />}>
            <KeepSearch search={search} filters={filters} />
            <KeptSearches />
          </LazyPart>
          <SearchOutcome {...asked} />
          <LazyPart fallback={isStudent && <OutlookPlace />}>
            <BelowResults {...{ search, change, isStudent }} />
          </LazyPart>
        </div>
        <FiltersBeside {...filtering} titleRef={filtersTitle} isWide={isWide} />
      </div>
      <LazyPart>
        <CompareTray />
      </LazyPart>
      <FilterSheet
        {...filtering}
        isOpen={isSheetOpen}
        onClose={() => setIsSheetOpen(false)}
      />
    </Page>
  )
}

type HeadProps = Pick<ReturnType<typeof useScholarshipSearch>, 'search' | 'change'> & {
  facets: ReturnType<typeof useSearchFacets>['facets']
  chosen: ReturnType<typeof useSearchFacets>['chosen']
  isStudent: boolean
  filterCount: number
  onOpenSheet: () => void
}

/** Little more than two rows: on a phone the first result is to be on the first screen. */
function SearchHead(props: HeadProps) {
  const { search, chosen, change, facets, isStudent, filterCount, onOpenSheet } = props
  return (
    <div className="flex flex-col gap-4">
      <SuggestingSearchBox search={search} onChange={change} />
      <div className="flex flex-wrap items-start gap-2">
        <Button className="lg:hidden" onClick={onOpenSheet}>
          <SlidersHorizontal aria-hidden="true" size={20} />
          {text.showFilters(filterCount)}
        </Button>
        {/* As high before its buttons are there. The room around them is for the ring of the focus. */}
        <div
          role="group"
          aria-label={text.quick}
          className="-m-1.5 flex min-h-14 min-w-0 flex-1 basis-40 gap-2 overflow-x-auto p-1.5 [scrollbar-width:none] sm:flex-wrap"
        >
          <LazyPart>
            <QuickFilters {...{ facets, isStudent }} search={chosen} onChange={change} />
          </LazyPart>
        </div>
      </div>
    </div>
  )
}

type FilteringProps = {
  form: Omit<ComponentProps<typeof FilterForm>, 'id' | 'onApplied'>
  counts: ReturnType<typeof useSearchFacets>
  onClear: () => void
}

type BesideProps = FilteringProps & {
  titleRef: RefObject<HTMLHeadingElement | null>
  isWide: boolean
}

function FiltersBeside({ form, counts, onClear, titleRef, isWide }: BesideProps) {
  const id = useId()
  return (
    <aside aria-label={text.filters} className="hidden lg:block">
      <h2 ref={titleRef} tabIndex={-1} className="mb-4 text-xl">
        {text.filters}
      </h2>
      {isWide && (
        <>
          <FacetsFailed {...counts} />
          <LazyPart fallback={<FormSkeleton />} failed={<PartFailed />}>
            <FilterForm {...form} id={id} />
          </LazyPart>
        </>
      )}
      <div className="mt-6">
        <FilterActions formId={id} onClear={onClear} />
      </div>
    </aside>
  )
}

type SheetProps = FilteringProps & { isOpen: boolean; onClose: () => void }

function FilterSheet({ form, counts, onClear, isOpen, onClose }: SheetProps) {
  const id = useId()
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text.filters}
      actions={<FilterActions formId={id} onClear={onClear} />}
    >
      <FacetsFailed {...counts} />
      {isOpen && (
        <LazyPart fallback={<FormSkeleton />} failed={<PartFailed />}>
          <FilterForm {...form} id={id} onApplied={onClose} />
        </LazyPart>
      )}
    </Sheet>
  )
}

function FormSkeleton() {
  return (
    <Loading label={text.filtersLoading}>
      <Skeleton className="h-96 w-full" />
    </Loading>
  )
}

/** The lists of fields and countries are empty then; all else can be chosen. */
function FacetsFailed(found: ReturnType<typeof useSearchFacets>) {
  if (found.facets.length > 0) return null
  return <QueryState result={found} failed={text.filtersFailed} />
}

/** Only students have a profile to hold the rules against; a visitor is told how to get there. */
function useEligibilityChoice() {
  const { status, viewer } = useSession()
  const { pathname, search } = useLocation()
  const signInAddress = paths.auth({ returnTo: pathname + search })
  if (status !== 'signed-in') return { eligibility: 'sign-in', signInAddress } as const
  const isStudent = viewer.accountType === 'STUDENT'
  return { eligibility: isStudent ? 'available' : 'none', signInAddress } as const
}
