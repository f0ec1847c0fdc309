import { matchingMessages as text } from '#features/matching/matching-messages.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

/** Placeholder for a run. */
export function OutcomeSkeleton() {
  return (
    <Loading label={text.loading}>
      <Skeleton className="h-96 w-full" />
    </Loading>
  )
}

/** Placeholder for the form, with which the page begins. */
export function MatchingSkeleton() {
  return (
    <Loading label={text.loading}>
      <Skeleton className="mx-auto h-[40rem] w-full max-w-prose" />
    </Loading>
  )
}
