import type { ComponentProps } from 'react'
import { activeFilters, nameByFacets } from '#features/scholarships/active-filters.ts'
import { QuickFilters } from '#features/scholarships/quick-filters.tsx'
import { searchMessages as text } from '#features/scholarships/search-messages.ts'
import type { SearchState } from '#features/scholarships/search-address.ts'
import { KeepSearch } from './keep-search.tsx'

type Props = ComponentProps<typeof QuickFilters> & {
  /** The search with the filters that were read from its words. */
  chosen: SearchState
}

/**
 * The most used filters, in one line that scrolls: their number is not known before the counts are there, and the
 * results below must not move. Beside them stands the button that saves the search.
 */
export function QuickRow({ facets, isStudent, search, chosen, onChange }: Props) {
  const filters = activeFilters(search, nameByFacets(facets))
  return (
    <>
      {/* The row has its full height before its buttons are there, on a wide screen with its scroll bar. The space
         around them is for the focus ring. They fade out where the line goes on, because cut off they look broken. */}
      <div
        role="group"
        aria-label={text.quick}
        className="-m-1.5 flex min-h-14 min-w-0 flex-1 basis-24 items-start gap-2 overflow-x-auto p-1.5 fading-line lg:min-h-17"
      >
        <QuickFilters {...{ facets, isStudent, onChange }} search={chosen} />
      </div>
      <KeepSearch {...{ search, filters }} />
    </>
  )
}
