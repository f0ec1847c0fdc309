import { Skeleton } from '#ui/skeleton.tsx'

/** The shape of the cards that come. */
export function ProfileSkeleton() {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      {['basic', 'academic', 'fields', 'english'].map((card) => (
        <Skeleton key={card} className="h-56" />
      ))}
    </div>
  )
}
