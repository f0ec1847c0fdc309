import { formatDateTime } from '#lib/format/format.ts'
import { RowLink } from '#page/row-link.tsx'
import { cardStyle } from '#ui/card-style.ts'
import { Badge } from '#ui/badge.tsx'
import { paths } from '#paths'
import { graphql, readFragment, type FragmentType } from '#gql'
import { essayTypes } from '#entities/essay/essay-types.ts'
import { essayMessages as text } from './essay-messages.ts'
import { StatusBadge } from './status-badge.tsx'

const fragment = graphql(`
  fragment EssayCard_Review on EssayReview {
    id
    version
    title
    essayType
    status
    submittedAt
    overallScore
  }
`)

/** One essay of the list, by its newest version. */
export function EssayCard(props: { review: FragmentType<typeof fragment> }) {
  const review = readFragment(fragment, props.review)
  return (
    <article
      className={cardStyle('p-card', 'flex flex-wrap items-start justify-between gap-3')}
    >
      <div className="relative min-w-0 grow basis-60">
        <h3 className="text-lg break-words">
          <RowLink to={paths.essayReview(review.id)}>{review.title}</RowLink>
        </h3>
        <p className="text-muted">
          {essayTypes[review.essayType]} · {text.version(review.version)} ·{' '}
          {text.submittedOn}{' '}
          <span className="tabular">{formatDateTime(review.submittedAt)}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {review.overallScore !== null && review.overallScore !== undefined && (
          <Badge tone="sea">{text.overall(review.overallScore)}</Badge>
        )}
        <StatusBadge status={review.status} />
      </div>
    </article>
  )
}
