import type { ComponentProps } from 'react'
import { FilterPlaces } from '#page/filter-places.tsx'
import { FiltersPanel } from './filters-panel.tsx'

type Props = Omit<ComponentProps<typeof FilterPlaces>, 'children'> &
  Omit<ComponentProps<typeof FiltersPanel>, 'id' | 'onApplied'>

/** The filters of scholarships, wherever the screen has room for them. */
export function SearchFilters({ form, counts, ...places }: Props) {
  return (
    <FilterPlaces {...places}>
      {(id, onApplied) => <FiltersPanel {...{ form, counts, id, onApplied }} />}
    </FilterPlaces>
  )
}
