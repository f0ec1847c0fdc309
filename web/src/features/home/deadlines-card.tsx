import { formatDeadlineHere } from '#entities/scholarship/format-deadline.ts'
import { VerdictBadge } from '#entities/scholarship/verdict-badge.tsx'
import { TextLink } from '#page/links.tsx'
import { paths } from '#paths'
import { HomeCard } from './home-card.tsx'
import { homeMessages as text } from './home-messages.ts'
import { nextDeadlines, type SavedDeadline } from './next-deadlines.ts'

/** Exact dates with the days that are left; what only recurs is said in words, never counted down. */
export function DeadlinesCard({ saved }: { saved: readonly SavedDeadline[] }) {
  const { next, unannouncedCount } = nextDeadlines(saved)
  return (
    <HomeCard title={text.deadlines}>
      <p className="text-sm text-muted">{text.deadlinesHelp}</p>
      {next.length === 0 && <p>{text.noDeadlines}</p>}
      <ol className="flex flex-col gap-4">
        {next.map(({ id, slug, title, deadline, eligibility }) => (
          // One line down the dates.
          <li key={id} className="border-s-2 border-amber ps-4">
            <TextLink
              to={paths.scholarship(slug)}
              className="inline-flex min-h-11 items-center font-semibold"
            >
              <span className="line-clamp-2">{title}</span>
            </TextLink>
            <DeadlineText deadline={deadline} />
            {eligibility && (
              <p className="mt-1">
                <VerdictBadge {...eligibility} />
              </p>
            )}
          </li>
        ))}
      </ol>
      <TextLink to={paths.calendar()} className="inline-flex min-h-11 items-center">
        {text.toCalendar}
      </TextLink>
      {unannouncedCount > 0 && (
        <p className="text-sm text-muted">{text.unannounced(unannouncedCount)}</p>
      )}
    </HomeCard>
  )
}

function DeadlineText({ deadline }: Pick<SavedDeadline, 'deadline'>) {
  const { endsAt, label } = deadline
  if (endsAt === null) return <p className="text-muted">{label}</p>
  const here = text.hereAt(formatDeadlineHere(endsAt))
  return (
    <>
      <p className="tabular font-semibold text-amber">{label}</p>
      <p className="tabular text-sm text-muted">{here}</p>
    </>
  )
}
