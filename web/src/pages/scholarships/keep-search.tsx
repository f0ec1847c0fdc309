import { SaveSearchButton } from '#features/saved-searches/save-search-button.tsx'
import type { ActiveFilter } from '#features/scholarships/active-filters.ts'
import type { SearchState } from '#features/scholarships/search-address.ts'

const NAME_MAX_LENGTH = 80
/**
 * Filters that are not saved: they depend on the day or on the profile, or find listings that are never announced as
 * new.
 */
const unkept = ['deadlineSoon', 'eligibleOnly', 'includePast']

type Props = { search: SearchState; filters: readonly ActiveFilter[] }

/** Saves the search on the screen, named after its filters; shows nothing for a search that asks for nothing. */
export function KeepSearch({ search, filters }: Props) {
  const kept = filters.filter(({ key }) => !unkept.includes(key))
  const leftOut = filters.filter(({ key }) => unkept.includes(key))
  const names = [...(search.query ? [search.query] : []), ...kept.map(({ label }) => label)]
  if (names.length === 0) return null
  const { query, degreeLevel, fieldOfStudy, countries, complexity } = search
  return (
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
  )
}

function shortened(name: string): string {
  return name.length <= NAME_MAX_LENGTH ? name : `${name.slice(0, NAME_MAX_LENGTH - 1)}…`
}
