import type { ComponentProps } from 'react'
import { UniversityFilterForm } from '#features/universities/university-filter-form.tsx'
import { universityFilterMessages as text } from '#features/universities/university-filter-messages.ts'
import { FilterPlaces } from '#page/filter-places.tsx'
import { QueryState } from '#page/query-state.tsx'
import type { useUniversityFacets } from './use-university-search.ts'

type Props = Omit<ComponentProps<typeof FilterPlaces>, 'children'> & {
  form: Pick<ComponentProps<typeof UniversityFilterForm>, 'search' | 'onChange'>
  counts: ReturnType<typeof useUniversityFacets>
}

/** The filters of universities, where the screen has room for them. */
export function UniversityFilters({ form, counts, ...places }: Props) {
  const { facets, stateName } = counts
  return (
    <FilterPlaces {...places}>
      {(id, onApplied) => (
        <>
          {/* If the counts fail, the list of states is empty, but the other filters work. */}
          <div className="mb-6 empty:hidden">
            {facets.length === 0 && <QueryState result={counts} failed={text.failed} />}
          </div>
          <UniversityFilterForm {...form} {...{ id, onApplied, facets, stateName }} />
        </>
      )}
    </FilterPlaces>
  )
}
