import { classNames } from '#ui/class-names.ts'
import { monthMessages as text } from './month-messages.ts'
import type { MonthEntry } from './month-entries.ts'
import { EntryLink, Mark } from './month-entry.tsx'
import { weeksOf } from './month-weeks.ts'

type Props = {
  /** YYYY-MM */
  month: string
  /** YYYY-MM-DD */
  today: string
  entries: readonly MonthEntry[]
  /** The id of the element that names it. */
  labelledBy: string
}

/** The days of a month; on a phone only with marks. */
export function MonthTable({ month, today, entries, labelledBy }: Props) {
  return (
    <table aria-labelledby={labelledBy} className="w-full table-fixed border-collapse">
      <thead>
        <tr>
          {text.weekdays.map((name) => (
            <th key={name} scope="col" className="p-1 text-start text-sm text-muted">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, at) => (
          <tr key={week.find(Boolean) ?? at}>
            {week.map((day, weekday) => (
              <Day
                key={day ?? weekday}
                day={day}
                isToday={day === today}
                entries={entries.filter((entry) => entry.day === day)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DayProps = { day: string | null; isToday: boolean; entries: readonly MonthEntry[] }

function Day({ day, isToday, entries }: DayProps) {
  return (
    <td
      className={classNames(
        'h-14 border border-line p-1 align-top sm:h-24',
        day ? 'bg-surface' : 'bg-sunken',
      )}
    >
      {day && (
        <time
          dateTime={day}
          aria-current={isToday ? 'date' : undefined}
          className="tabular inline-flex size-6 items-center justify-center rounded text-sm aria-[current]:bg-sea aria-[current]:font-semibold aria-[current]:text-on-sea"
        >
          {Number(day.slice(8))}
        </time>
      )}
      <div aria-hidden="true" className="flex flex-wrap gap-1 sm:hidden">
        {entries.map(({ key, kind }) => (
          <Mark key={key} kind={kind} />
        ))}
      </div>
      <ul className="flex flex-col gap-1 text-sm max-sm:hidden">
        {entries.map((entry) => (
          <li key={entry.key} className="flex items-start gap-1">
            <Mark kind={entry.kind} />
            <EntryLink entry={entry} />
          </li>
        ))}
      </ul>
    </td>
  )
}
