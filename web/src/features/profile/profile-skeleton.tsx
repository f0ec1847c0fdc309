import { Skeleton } from '#ui/skeleton.tsx'

/** Skeletons in the shape of the coming cards. */
export function ProfileSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      {['deciding', 'person', 'study', 'english'].map((card) => (
        <Skeleton key={card} className="h-56" />
      ))}
    </div>
  )
}
