import { messages } from '#lib/messages.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

/** Stands in while a page's own script loads. */
export function PageSkeleton() {
  return (
    <Loading label={messages.loading}>
      <div className="mx-auto grid max-w-page gap-6 px-4 py-12">
        <Skeleton className="h-9 w-2/3 max-w-prose" />
        <Skeleton className="h-5 w-full max-w-prose" />
        <Skeleton className="h-40 w-full" />
      </div>
    </Loading>
  )
}
