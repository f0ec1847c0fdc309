import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { profileMessages as text } from './profile-messages.ts'

/** The shape of the cards that come. */
export function ProfileSkeleton() {
  return (
    <Loading label={text.loading}>
      <div className="grid gap-6 lg:grid-cols-2">
        {['basic', 'academic', 'fields', 'english'].map((card) => (
          <Skeleton key={card} className="h-56" />
        ))}
      </div>
    </Loading>
  )
}
