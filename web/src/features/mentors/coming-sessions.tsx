import { mentorPaths } from '#entities/mentor/mentor-paths.ts'
import { formatDateTime } from '#lib/format/format.ts'
import { TextLink } from '#page/links.tsx'
import { cardStyle } from '#ui/card-style.ts'
import { sessionMessages as text } from './mentor-messages.ts'
import { otherName } from './session-names.ts'
import { statusInWords } from './session-status.ts'
import { useComingSessions } from './use-coming-sessions.ts'

/** On the calendar: coming sessions, as a student or as a mentor, the soonest first; nothing when there are none. */
export function ComingSessions() {
  const { coming } = useComingSessions()
  if (!coming || coming.length === 0) return null
  return (
    <section aria-labelledby="coming-sessions" className="flex flex-col gap-3">
      <h2 id="coming-sessions" className="text-xl">
        {text.coming}
      </h2>
      <ul className={cardStyle(null, 'divide-y divide-line px-5')}>
        {coming.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3"
          >
            <div className="min-w-0">
              <TextLink
                to={mentorPaths.session(session.id)}
                className="inline-flex min-h-11 items-center break-words"
              >
                {text.sessionWith(otherName(session))}
              </TextLink>
              {session.status === 'REQUESTED' && (
                <p className="text-sm text-muted">{statusInWords(session)}</p>
              )}
            </div>
            <span className="tabular">{formatDateTime(session.scheduledAt)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
