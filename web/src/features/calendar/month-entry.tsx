import { Bell, CalendarDays } from 'lucide-react'
import { TextLink } from '#page/links.tsx'
import { paths } from '#paths'
import { classNames } from '#ui/class-names.ts'
import { calendarMessages as text } from './calendar-messages.ts'
import type { MonthEntry } from './month-entries.ts'

/** A day of an award, confirmed ones in the color of dates, or of a reminder. */
export function Mark({ kind }: Pick<MonthEntry, 'kind'>) {
  const Icon = kind === 'reminder' ? Bell : CalendarDays
  return (
    <Icon
      aria-hidden="true"
      size={16}
      className={classNames('mt-1 shrink-0', kind === 'deadline' && 'text-amber')}
    />
  )
}

type Award = Pick<MonthEntry, 'slug' | 'title'>

export function AwardLink({ slug, title }: Award) {
  return (
    <TextLink
      to={paths.scholarship(slug)}
      className="inline-flex items-center break-words max-sm:min-h-11 sm:py-1"
    >
      {title}
    </TextLink>
  )
}

/** The award, and what the day is for it. */
export function EntryLink({ kind, ...award }: Award & Pick<MonthEntry, 'kind'>) {
  return (
    <span className="min-w-0">
      <AwardLink {...award} />{' '}
      <span className="text-sm text-muted">{text.kinds[kind]}</span>
    </span>
  )
}
