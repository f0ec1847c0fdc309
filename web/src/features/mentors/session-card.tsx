import { mentorPaths } from '#entities/mentor/mentor-paths.ts'
import { formatDateTime } from '#lib/format/format.ts'
import { TextLink } from '#page/links.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import { cardStyle } from '#ui/card-style.ts'
import { mentorMessages, sessionMessages as text } from './mentor-messages.ts'
import { SessionBadge } from './session-badge.tsx'
import { otherName } from './session-names.ts'

const fragment = graphql(`
  fragment SessionCard_MentorshipSession on MentorshipSession {
    id
    type
    status
    scheduledAt
    duration
    isViewerMentor
    ...SessionNames_MentorshipSession
  }
`)

/** One session of a list. */
export function SessionCard(props: { session: FragmentType<typeof fragment> }) {
  const session = readFragment(fragment, props.session)
  return (
    <article
      className={cardStyle('p-card', 'flex flex-wrap items-start justify-between gap-3')}
    >
      <div className="min-w-0 grow basis-60">
        <h3 className="text-lg break-words">
          <TextLink
            to={mentorPaths.session(session.id)}
            className="inline-flex min-h-11 items-center"
          >
            {text.with(otherName(session))}
          </TextLink>
        </h3>
        <p className="text-muted">
          <span className="tabular">{formatDateTime(session.scheduledAt)}</span> ·{' '}
          {mentorMessages.minutes(session.duration)} · {mentorMessages.types[session.type]}
        </p>
      </div>
      <SessionBadge session={session} />
    </article>
  )
}
