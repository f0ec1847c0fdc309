import { monthInWords } from '#features/calendar/agenda.ts'
import { AwardReminders } from '#features/calendar/award-reminders.tsx'
import { calendarMessages as text } from '#features/calendar/calendar-messages.ts'
import { DeadlineText } from '#features/scholarships/deadline-text.tsx'
import { RowLink } from '#page/row-link.tsx'
import { paths } from '#paths'
import { Card } from '#ui/card.tsx'
import type { CalendarPageQuery } from '#gql/graphql'

export type SavedDeadline = CalendarPageQuery['savedDeadlines']['edges'][number]['node']

type MonthProps = {
  month: string | null
  items: readonly SavedDeadline[]
}

/** The deadlines of a month, or the scholarships without a coming one. */
export function AgendaMonth({ month, items }: MonthProps) {
  const name = month === null ? text.undated : monthInWords(month)
  const id = `month-${month ?? 'none'}`
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-xl">
        {name}
      </h2>
      <ul className="flex flex-col gap-4">
        {items.map((saved) => (
          <li key={saved.id}>
            <Entry saved={saved} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Entry({ saved }: { saved: SavedDeadline }) {
  const { scholarship } = saved
  return (
    <Card className="flex flex-col gap-3">
      <div className="relative">
        <h3 className="text-lg break-words">
          <RowLink to={paths.scholarship(scholarship.slug)}>{scholarship.title}</RowLink>
        </h3>
        <p className="text-muted">{scholarship.provider}</p>
      </div>
      <p>
        <DeadlineText scholarship={scholarship} />
      </p>
      <AwardReminders saved={saved} />
    </Card>
  )
}
