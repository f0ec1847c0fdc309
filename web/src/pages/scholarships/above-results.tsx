import type { ComponentProps } from 'react'
import { ActiveFilterBadges } from '#page/active-filter-badges.tsx'
import { SkipToFilters } from '#page/skip-to-filters.tsx'
import type { SearchState } from '#features/scholarships/search-address.ts'
import { KeptSearches } from './kept-searches.tsx'

type Props = ComponentProps<typeof ActiveFilterBadges<SearchState>> & {
  onSkip: () => void
}

/** What was chosen, and the searches that were kept. */
export function AboveResults({ onSkip, ...chosen }: Props) {
  return (
    <>
      <SkipToFilters onPress={onSkip} />
      <ActiveFilterBadges {...chosen} />
      <KeptSearches />
    </>
  )
}
