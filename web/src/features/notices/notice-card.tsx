import { Check } from 'lucide-react'
import { useId } from 'react'
import { formatDateTime } from '#lib/format/format.ts'
import { LinkButton, TextLink } from '#page/links.tsx'
import { timeAgo } from '#lib/format/time-ago.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import { noticeMessages as text } from './notice-messages.ts'
import { useMarkRead } from './use-mark-read.ts'

const noticeCardFragment = graphql(`
  fragment NoticeCard_Notice on Notice {
    id
    title
    body
    link
    linkLabel
    occurredAt
    readAt
  }
`)

type Props = { notice: FragmentType<typeof noticeCardFragment> }

/** One notice: what it says, when, and where it leads; opening it marks it as read. */
export function NoticeCard(props: Props) {
  const notice = readFragment(noticeCardFragment, props.notice)
  const { id, title, body, link, linkLabel, occurredAt, readAt } = notice
  const { markOne } = useMarkRead()
  const titleId = useId()
  const isUnread = readAt === null
  const open = () => void (isUnread && markOne(id))
  return (
    <Card>
      <article aria-labelledby={titleId} className="flex flex-col gap-3">
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
              {isUnread && <Badge tone="sea">{text.unread}</Badge>}
              <time dateTime={occurredAt} title={formatDateTime(occurredAt)}>
                {timeAgo(occurredAt)}
              </time>
            </p>
            <h2 id={titleId} className="text-lg break-words">
              <TextLink to={link} onClick={open}>
                {title}
              </TextLink>
            </h2>
          </div>
          {isUnread && (
            <IconButton
              label={text.markOf(title)}
              icon={<Check aria-hidden="true" size={20} />}
              onClick={() => void markOne(id)}
            />
          )}
        </div>
        {body
          .split(/\n{2,}/)
          .filter((paragraph) => paragraph.trim() !== '')
          .map((paragraph) => (
            <p key={paragraph} className="max-w-prose break-words whitespace-pre-line">
              {paragraph}
            </p>
          ))}
        <LinkButton to={link} className="self-start" onClick={open}>
          {linkLabel}
        </LinkButton>
      </article>
    </Card>
  )
}
