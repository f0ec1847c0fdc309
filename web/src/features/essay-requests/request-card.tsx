import { mentorPaths } from '#entities/mentor/mentor-paths.ts'
import { essayTypes } from '#entities/essay/essay-types.ts'
import { formatDateTime } from '#lib/format/format.ts'
import { TextLink } from '#page/links.tsx'
import { cardStyle } from '#ui/card-style.ts'
import { Badge, type Tone } from '#ui/badge.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { EssayRequestStatus, RequestCard_RequestFragment } from '#gql/graphql'
import { readMessages as text } from './request-messages.ts'

const fragment = graphql(`
  fragment RequestCard_Request on EssayRequest {
    id
    status
    studentName
    requestedAt
    expiresAt
    dueAt
    endedAt
    essay {
      essayType
      wordCount
    }
  }
`)

const tones: Partial<Record<EssayRequestStatus, Tone>> = {
  REQUESTED: 'warn',
  ACCEPTED: 'sea',
  OVERDUE: 'coral',
}

export function RequestBadge({ status }: { status: EssayRequestStatus }) {
  return <Badge tone={tones[status] ?? 'neutral'}>{text.statuses[status]}</Badge>
}

/** One request of the mentor's list. */
export function RequestCard(props: { request: FragmentType<typeof fragment> }) {
  const request = readFragment(fragment, props.request)
  const { essay, studentName } = request
  const facts = [
    whenOf(request),
    essay && essayTypes[essay.essayType],
    typeof essay?.wordCount === 'number' && text.words(essay.wordCount),
  ]
  return (
    <article
      className={cardStyle('p-card', 'flex flex-wrap items-start justify-between gap-3')}
    >
      <div className="min-w-0 grow basis-60">
        <h3 className="text-lg break-words">
          <TextLink
            to={mentorPaths.essay(request.id)}
            className="inline-flex min-h-11 items-center"
          >
            {studentName ? text.from(studentName) : text.unnamed}
          </TextLink>
        </h3>
        <p className="text-muted">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <RequestBadge status={request.status} />
    </article>
  )
}

/** What the mentor has to do by when, or when the request was over. */
export function whenOf({
  status,
  requestedAt,
  expiresAt,
  dueAt,
  endedAt,
}: Omit<RequestCard_RequestFragment, 'id' | 'essay' | ' $fragmentName'>): string {
  if (status === 'REQUESTED') return text.answerUntil(formatDateTime(expiresAt))
  if (status === 'COMPLETED') return text.sentOn(formatDateTime(endedAt ?? requestedAt))
  const isTaken = status === 'ACCEPTED' || status === 'OVERDUE'
  return isTaken && dueAt
    ? text.writeUntil(formatDateTime(dueAt))
    : text.asked(formatDateTime(requestedAt))
}
