import { formatDateTime } from '#lib/format/format.ts'
import { timeAgo } from '#lib/format/time-ago.ts'
import { communityMessages as text } from './community-messages.ts'

type Author = { firstName: string; lastName: string } | null | undefined

/** "Ada Obi", or that the account is gone. */
export function nameOf(author: Author): string {
  return author ? `${author.firstName} ${author.lastName}`.trim() : text.somebody
}

/** Who wrote something, and when. */
export function Byline(props: {
  author: Author
  createdAt: string
  editedAt?: string | null | undefined
}) {
  return (
    <p className="text-sm text-muted">
      {nameOf(props.author)} ·{' '}
      <time dateTime={props.createdAt} title={formatDateTime(props.createdAt)}>
        {timeAgo(props.createdAt)}
      </time>
      {props.editedAt && ` · ${text.edited} ${timeAgo(props.editedAt)}`}
    </p>
  )
}
