import type { ComponentProps } from 'react'
import { ActiveFilterBadges } from '#page/active-filter-badges.tsx'
import { SkipToFilters } from '#page/skip-to-filters.tsx'
import type { SearchState } from '#features/scholarships/search-address.ts'
import { KeepSearch } from './keep-search.tsx'

type Props = ComponentProps<typeof KeepSearch> & {
  onChange: (search: SearchState) => void
  onClear: () => void
  onSkip: () => void
}

/** What was chosen, and the ways to keep it. */
export function AboveResults({ search, filters, onChange, onClear, onSkip }: Props) {
  return (
    <>
      <SkipToFilters onPress={onSkip} />
      <ActiveFilterBadges {...{ filters, onChange, onClear }} />
      <KeepSearch search={search} filters={filters} />
    </>
  )
}
