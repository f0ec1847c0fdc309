import { Star } from 'lucide-react'
import { mentorMessages as text } from './mentor-messages.ts'

type Props = { averageRating: string | null | undefined; ratingCount: number }

/** The ratings of a mentor's sessions and their number, once there was one. */
export function MentorRecord({
  completedSessions,
  ...rating
}: Props & { completedSessions: number }) {
  return (
    <>
      <MentorRating {...rating} />
      {completedSessions > 0 && (
        <span className="text-muted">{text.completed(completedSessions)}</span>
      )}
    </>
  )
}

/** Stars out of five, with one decimal. */
function MentorRating({ averageRating, ratingCount }: Props) {
  if (!averageRating) return <span className="text-muted">{text.noReviews}</span>
  const rating = Number(averageRating).toFixed(1)
  return (
    <span className="inline-flex items-center gap-1">
      <Star aria-hidden="true" className="size-4" />
      <span aria-hidden="true" className="tabular font-semibold">
        {rating}
      </span>
      <span className="sr-only">{text.stars(rating, ratingCount)}</span>
    </span>
  )
}
