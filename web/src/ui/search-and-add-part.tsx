import type { ComponentProps } from 'react'
import { LazyPart, lazyPart } from './lazy-part.tsx'
import { PartFailed } from './part-failed.tsx'
import type { SearchAndAddField } from './search-and-add-field.tsx'
import { Skeleton } from './skeleton.tsx'

const Field = lazyPart(
  async () => (await import('./search-and-add-field.tsx')).SearchAndAddField,
)

/** `SearchAndAddField`, loaded after a page that can do without it at first: its list is as heavy as a page. */
export function SearchAndAddPart(props: ComponentProps<typeof SearchAndAddField>) {
  return (
    <LazyPart fallback={<Skeleton className="h-24 w-full" />} failed={<PartFailed />}>
      <Field {...props} />
    </LazyPart>
  )
}
