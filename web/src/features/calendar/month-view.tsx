import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { dayInWords } from '@landfall/calendar/words'
import { dayInZone } from '#lib/format/day-in-zone.ts'
import { ownZone } from '#lib/format/own-zone.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { monthInWords } from './agenda.ts'
import { monthMessages as text } from './month-messages.ts'
import type { MonthEntry } from './month-entries.ts'
import { EntryTitle, Mark, wordsOf } from './month-entry.tsx'
import { MonthTable } from './month-table.tsx'
import { addMonths } from './month-weeks.ts'

type Props = {
  entries: readonly MonthEntry[]
  /** Every coming entry is there: a month without entries is an empty one. */
  isWhole: boolean
}

/** One month as a table of days; on a phone the days have marks, and the words are below. */
export function MonthView({ entries, isWhole }: Props) {
  const [today] = useState(() => dayInZone(ownZone(), new Date()) ?? '')
  const next = entries.find(({ day }) => day >= today.slice(0, day.length))
  const [month, setMonth] = useState((next?.day ?? today).slice(0, 7))
  const shown = entries.filter(({ day }) => day.startsWith(month))
  return (
    <section aria-labelledby="month" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-1">
        <IconButton
          label={text.previousMonth}
          icon={<ChevronLeft className="rtl:-scale-x-100" />}
          onClick={() => setMonth(addMonths(month, -1))}
        />
        <IconButton
          label={text.nextMonth}
          icon={<ChevronRight className="rtl:-scale-x-100" />}
          onClick={() => setMonth(addMonths(month, 1))}
        />
        <h2 id="month" aria-live="polite" className="ms-2 grow text-xl">
          {monthInWords(month)}
        </h2>
        <Button onClick={() => setMonth(today.slice(0, 7))}>{text.thisMonth}</Button>
      </div>
      <MonthTable month={month} today={today} entries={shown} labelledBy="month" />
      <NothingElse
        month={month}
        current={today.slice(0, 7)}
        isEmpty={isWhole && shown.length === 0}
      />
      <InWords month={month} entries={shown} />
    </section>
  )
}

type NothingElseProps = { month: string; current: string; isEmpty: boolean }

/** Only coming entries are read, so a month that is over cannot be called empty, nor the past part of this one. */
function NothingElse({ month, current, isEmpty }: NothingElseProps) {
  if (month < current) return <p className="text-muted">{text.pastMonth}</p>
  if (!isEmpty) return null
  return (
    <p className="text-muted">{month === current ? text.emptyRest : text.emptyMonth}</p>
  )
}

/** The month's days in words, on a phone; entries without a day, on every screen. */
function InWords({ month, entries }: Pick<Props, 'entries'> & { month: string }) {
  if (entries.length === 0) return null
  const undated = entries.filter(({ day }) => day === month)
  const dated = entries.filter(({ day }) => day !== month)
  return (
    <>
      <ul className="flex flex-col gap-2 sm:hidden">
        {dated.map((entry) => (
          <li key={entry.key} className="flex items-start gap-2">
            <Mark kind={entry.kind} />
            <span className="min-w-0">
              <span className="tabular block text-sm text-muted">
                {dayInWords(entry.day)} {wordsOf(entry)}
              </span>
              <EntryTitle title={entry.title} to={entry.to} />
            </span>
          </li>
        ))}
      </ul>
      {undated.length > 0 && (
        <div>
          <h3 className="text-base">{text.someDay(monthInWords(month))}</h3>
          <ul>
            {undated.map((entry) => (
              <li key={entry.key}>
                <EntryTitle title={entry.title} to={entry.to} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
