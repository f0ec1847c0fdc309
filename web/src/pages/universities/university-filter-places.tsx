import { useId, type ComponentProps, type RefObject } from 'react'
import type { UniversityFilterForm } from '#features/universities/university-filter-form.tsx'
import { universityFilterMessages as text } from '#features/universities/university-filter-messages.ts'
import { FilterActions } from '#page/filter-actions.tsx'
import { QueryState } from '#page/query-state.tsx'
import { Sheet } from '#ui/dialog.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import type { useUniversityFacets } from './use-university-search.ts'

/** Long, and on a phone out of sight until it is asked for. */
const FilterForm = lazyPart(
  async () =>
    (await import('#features/universities/university-filter-form.tsx'))
      .UniversityFilterForm,
)

type Filtering = {
  form: Pick<ComponentProps<typeof UniversityFilterForm>, 'search' | 'onChange'>
  counts: ReturnType<typeof useUniversityFacets>
  onClear: () => void
}

type BesideProps = Filtering & {
  titleRef: RefObject<HTMLHeadingElement | null>
  isWide: boolean
}

/** Beside the results of a wide screen. */
export function FiltersBeside({ form, counts, onClear, titleRef, isWide }: BesideProps) {
  const id = useId()
  return (
    <aside aria-label={text.filters} className="hidden lg:block">
      <h2 ref={titleRef} tabIndex={-1} className="mb-4 text-xl">
        {text.filters}
      </h2>
      {isWide && <Filters {...{ id, form, counts }} />}
      <div className="mt-6">
        <FilterActions formId={id} onClear={onClear} />
      </div>
    </aside>
  )
}

type SheetProps = Filtering & { isOpen: boolean; onClose: () => void }

/** Over the results of a phone. */
export function FilterSheet({ form, counts, onClear, isOpen, onClose }: SheetProps) {
  const id = useId()
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text.filters}
      actions={<FilterActions formId={id} onClear={onClear} />}
    >
      {isOpen && <Filters {...{ id, form, counts }} onApplied={onClose} />}
    </Sheet>
  )
}

type FiltersProps = Pick<Filtering, 'form' | 'counts'> & {
  id: string
  onApplied?: () => void
}

function Filters({ form, counts, ...own }: FiltersProps) {
  const { facets, stateName } = counts
  return (
    <>
      {/* The list of states is empty then; all else can be chosen. */}
      {facets.length === 0 && <QueryState result={counts} failed={text.failed} />}
      <LazyPart fallback={<FormSkeleton />} failed={<PartFailed />}>
        <FilterForm {...form} {...own} {...{ facets, stateName }} />
      </LazyPart>
    </>
  )
}

function FormSkeleton() {
  return (
    <Loading label={text.loading}>
      <Skeleton className="h-96 w-full" />
    </Loading>
  )
}
