import type { ReactNode } from 'react'
import { formatDeadlineHere } from '#entities/scholarship/format-deadline.ts'
import { isSoon } from '#entities/scholarship/is-soon.ts'
import { TextLink } from '#page/links.tsx'
import { RowLink } from '#page/row-link.tsx'
import { paths } from '#paths'
import { classNames } from '#ui/class-names.ts'
import { HomeCard } from './home-card.tsx'
import { homeMessages as text } from './home-messages.ts'
import type { nextDeadlines, SavedDeadline } from './next-deadlines.ts'

type Props = ReturnType<typeof nextDeadlines> & {
  /** The student's verdict, as far as it is known. */
  verdictOf: (id: string) => ReactNode
}

/** Exact dates with the days left; a date that only recurs is given in words, never counted down. */
export function DeadlinesCard({ next, unannouncedCount, verdictOf }: Props) {
  return (
    <HomeCard title={text.deadlines}>
      <p className="text-sm text-muted">{text.deadlinesHelp}</p>
      {next.length === 0 && <p>{text.noDeadlines}</p>}
      <ol className="flex flex-col gap-4">
        {next.map(({ id, slug, title, deadline }) => (
          // One line runs down the dates.
          <li key={id} className="relative border-s-2 border-amber ps-4">
            <p className="line-clamp-2">
              <RowLink to={paths.scholarship(slug)}>{title}</RowLink>
            </p>
            <DeadlineText deadline={deadline} />
            <p className="mt-1 empty:hidden">{verdictOf(id)}</p>
          </li>
        ))}
      </ol>
      {unannouncedCount > 0 && (
        <p className="text-sm text-muted">{text.unannounced(unannouncedCount)}</p>
      )}
      <TextLink
        to={paths.calendar()}
        className="-mb-2 inline-flex min-h-11 items-center self-start"
      >
        {text.toCalendar}
      </TextLink>
    </HomeCard>
  )
}

function DeadlineText({ deadline }: Pick<SavedDeadline, 'deadline'>) {
  const { endsAt, label } = deadline
  if (endsAt === null) return <p className="text-muted">{label}</p>
  const here = text.hereAt(formatDeadlineHere(endsAt))
  return (
    <>
      <p className={classNames('tabular font-semibold', isSoon(deadline) && 'text-amber')}>
        {label}
      </p>
      <p className="tabular text-sm text-muted">{here}</p>
    </>
  )
}
