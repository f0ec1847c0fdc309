import type { ComponentProps } from 'react'
import { FilterForm } from '#features/scholarships/filter-form.tsx'
import { filterMessages as text } from '#features/scholarships/filter-messages.ts'
import { QueryState } from '#page/query-state.tsx'
import type { useSearchFacets } from './use-search-facets.ts'

type FormProps = ComponentProps<typeof FilterForm>

type Props = {
  form: Omit<FormProps, 'id' | 'onApplied'>
  counts: ReturnType<typeof useSearchFacets>
} & Pick<FormProps, 'id' | 'onApplied'>

/** The form of all filters. Without counts its lists of fields and countries are empty; the other filters work. */
export function FiltersPanel({ form, counts, ...own }: Props) {
  const isWhole = counts.facets.some(({ kind }) => kind === 'countries')
  return (
    <>
      {!isWhole && <QueryState result={counts} failed={text.facetsFailed} />}
      <FilterForm {...form} {...own} />
    </>
  )
}
