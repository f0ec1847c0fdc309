import type { ComponentProps } from 'react'
import {
  activeFilters,
  nameByFacets,
  type NamedValues,
} from '#features/scholarships/active-filters.ts'
import { ActiveFilterBadges } from '#page/active-filter-badges.tsx'
import { SkipToFilters } from '#page/skip-to-filters.tsx'
import type { SearchState } from '#features/scholarships/search-address.ts'
import { KeptSearches } from './kept-searches.tsx'

type Props = Omit<ComponentProps<typeof ActiveFilterBadges<SearchState>>, 'filters'> & {
  search: SearchState
  facets: readonly NamedValues[]
  onSkip: () => void
}

/** The active filters, and the saved searches. */
export function AboveResults({ search, facets, onSkip, ...rest }: Props) {
  const filters = activeFilters(search, nameByFacets(facets))
  return (
    <>
      <SkipToFilters onPress={onSkip} />
      <ActiveFilterBadges {...{ filters, ...rest }} />
      <KeptSearches />
    </>
  )
}
