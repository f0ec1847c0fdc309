import { matchingMessages as text } from '#features/matching/matching-messages.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

/** Where a run will stand. */
export function OutcomeSkeleton() {
  return (
    <Loading label={text.loading}>
      <Skeleton className="h-96 w-full" />
    </Loading>
  )
}

/** Three cards and the form, as the page begins. */
export function MatchingSkeleton() {
  return (
    <Loading label={text.loading}>
      <div className="flex flex-col gap-8">
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-3">
          {[0, 1, 2].map((index) => (
            <Skeleton key={index} className="h-52 w-full" />
          ))}
        </div>
        <Skeleton className="mx-auto h-[40rem] w-full max-w-prose" />
      </div>
    </Loading>
  )
}
