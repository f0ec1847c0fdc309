import { zoneInWords } from '@landfall/calendar/words'
import { formatDateTime } from '#lib/format/format.ts'
import { ownZone } from '#lib/format/own-zone.ts'
import { buttonStyle } from '#ui/button-style.ts'
import { Card } from '#ui/card.tsx'
import type { Session_MentorshipSessionFragment } from '#gql/graphql'
import { mentorMessages, sessionMessages as text } from './mentor-messages.ts'
import { costInWords } from './money.ts'
import { RoomToAdd } from './room-to-add.tsx'
import { SessionBadge } from './session-badge.tsx'

type Props = { session: Session_MentorshipSessionFragment }

/** When the session is, what it is about, and its state. */
export function SessionFacts({ session }: Props) {
  const facts: [string, string][] = [
    [text.when, `${formatDateTime(session.scheduledAt)} ${zoneInWords(ownZone())}`],
    [text.length, mentorMessages.minutes(session.duration)],
    [text.about, mentorMessages.types[session.type]],
    [text.cost, costInWords(session.amount)],
  ]
  return (
    <Card className="flex flex-col gap-4">
      <p role="status">
        <SessionBadge session={session} />
      </p>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="tabular">{value}</dd>
          </div>
        ))}
      </dl>
      {session.notes && (
        <div>
          <h2 className="text-lg">{session.isViewerMentor ? text.notes : text.ownNotes}</h2>
          <p className="break-words whitespace-pre-line">{session.notes}</p>
        </div>
      )}
      {session.endReason && (
        <p className="break-words">
          {text.ended(session.isEndedByViewer)}: {session.endReason}
        </p>
      )}
      {session.status === 'NO_SHOW' && (
        <p>{session.isMissedByViewer ? text.youMissed : text.theyMissed}</p>
      )}
      {session.appealDecision && <p>{text.decided[session.appealDecision]}</p>}
      {session.rating && (
        <p className="break-words">
          {text.reviewed(session.rating)}
          {session.feedback && `: ${session.feedback}`}
        </p>
      )}
      {session.isReviewPublic && session.feedback && !session.isViewerMentor && (
        <p className="text-sm text-muted">
          {session.isReviewHidden ? text.hiddenByModerator : text.shownPublicly}
        </p>
      )}
      <Room session={session} />
    </Card>
  )
}

function Room({ session: { roomUrl, status, isViewerMentor } }: Props) {
  if (status !== 'SCHEDULED' && status !== 'IN_PROGRESS') return null
  if (!roomUrl && isViewerMentor) return <RoomToAdd why={text.noRoomOwn} />
  if (!roomUrl) return <p>{text.noRoom}</p>
  return (
    <a
      href={roomUrl}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonStyle('primary', 'normal', 'self-start')}
    >
      {text.room}
    </a>
  )
}
