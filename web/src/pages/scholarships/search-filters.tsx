import type { ComponentProps } from 'react'
import { FilterForm } from '#features/scholarships/filter-form.tsx'
import { searchMessages as text } from '#features/scholarships/search-messages.ts'
import { FilterPlaces } from '#page/filter-places.tsx'
import { QueryState } from '#page/query-state.tsx'
import type { useSearchFacets } from './use-search-facets.ts'

type Props = Omit<ComponentProps<typeof FilterPlaces>, 'children'> & {
  form: Omit<ComponentProps<typeof FilterForm>, 'id' | 'onApplied'>
  counts: ReturnType<typeof useSearchFacets>
}

/** The filters of scholarships, wherever the screen has room for them. */
export function SearchFilters({ form, counts, ...places }: Props) {
  return (
    <FilterPlaces {...places}>
      {(id, onApplied) => (
        <>
          {/* The lists of fields and countries are empty then; all else can be chosen. */}
          {counts.facets.length === 0 && (
            <QueryState result={counts} failed={text.filtersFailed} />
          )}
          <FilterForm {...form} id={id} onApplied={onApplied} />
        </>
      )}
    </FilterPlaces>
  )
}
