import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { SaveSearchButton } from '#features/saved-searches/save-search-button.tsx'
import type { ActiveFilter } from '#features/scholarships/active-filters.ts'
import type { SearchState } from '#features/scholarships/search-address.ts'
import { keepsScholarships, useSession } from '#lib/session/session.ts'

const SavedSearchPanel = lazyPart(
  async () =>
    (await import('#features/saved-searches/saved-search-panel.tsx')).SavedSearchPanel,
)

const NAME_MAX_LENGTH = 80
/** They depend on the day or on the profile. */
const unkept = ['deadlineSoon', 'eligibleOnly']

type Props = { search: SearchState; filters: readonly ActiveFilter[] }

/** The search that is on the screen, to be kept, and those that were. */
export function KeepSearch(props: Props) {
  return (
    <>
      <KeptOne {...props} />
      <KeptSearches />
    </>
  )
}

/** Keeps the search that is on the screen, named after its filters; nothing for one that asks for nothing. */
function KeptOne({ search, filters }: Props) {
  const kept = filters.filter(({ key }) => !unkept.includes(key))
  const leftOut = filters.filter(({ key }) => unkept.includes(key))
  const names = [...(search.query ? [search.query] : []), ...kept.map(({ label }) => label)]
  if (names.length === 0) return null
  const { query, degreeLevel, fieldOfStudy, countries, complexity } = search
  return (
    <div className="flex flex-wrap gap-3">
      <SaveSearchButton
        suggestedName={shortened(names.join(', '))}
        leftOut={leftOut.map(({ label }) => label)}
        filters={{
          query: query || null,
          degreeLevel: [...degreeLevel],
          fieldOfStudy: [...fieldOfStudy],
          countries: [...countries],
          minAmount: search.minAmount || null,
          maxAmount: search.maxAmount || null,
          noEssay: search.noEssay,
          complexity: [...complexity],
          fullTuition: search.fullTuition,
          includeUnknown: search.includeUnknown,
        }}
      />
    </div>
  )
}

/** A student's own searches; they need not hold up the page. */
function KeptSearches() {
  const { viewer } = useSession()
  if (!viewer || !keepsScholarships(viewer)) return null
  return (
    <LazyPart>
      <SavedSearchPanel />
    </LazyPart>
  )
}

function shortened(name: string): string {
  return name.length <= NAME_MAX_LENGTH ? name : `${name.slice(0, NAME_MAX_LENGTH - 1)}…`
}
