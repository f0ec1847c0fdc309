import {
  Award,
  Bell,
  CalendarDays,
  Landmark,
  ListChecks,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { TextLink } from '#page/links.tsx'
import { classNames } from '#ui/class-names.ts'
import { monthMessages as text } from './month-messages.ts'
import type { MonthEntry } from './month-entries.ts'

const marks: Record<MonthEntry['kind'], LucideIcon> = {
  deadline: CalendarDays,
  usual: CalendarDays,
  reminder: Bell,
  task: ListChecks,
  session: Users,
  request: Users,
  immigration: Landmark,
  offer: Award,
}

/** Kinds of days after which something is lost. */
const last: readonly MonthEntry['kind'][] = ['deadline', 'offer']

/** What kind of day it is; a confirmed deadline in the color of dates. */
export function Mark({ kind }: Pick<MonthEntry, 'kind'>) {
  const Icon = marks[kind]
  return (
    <Icon
      aria-hidden="true"
      size={16}
      className={classNames('mt-1 shrink-0', last.includes(kind) && 'text-amber')}
    />
  )
}

/** Leads to the page that deals with it. */
export function EntryTitle({ title, to }: Pick<MonthEntry, 'title' | 'to'>) {
  return (
    <TextLink
      to={to}
      className="inline-flex items-center break-words max-sm:min-h-11 sm:py-1"
    >
      {title}
    </TextLink>
  )
}

/** What the day means for it. */
export function wordsOf({ kind, of }: MonthEntry): string {
  return of === undefined ? text.kinds[kind] : text.taskFor(of)
}

/** What the entry is about, and what the day means for it. */
export function EntryLink({ entry }: { entry: MonthEntry }) {
  return (
    <span className="min-w-0">
      <EntryTitle title={entry.title} to={entry.to} />{' '}
      <span className="text-sm text-muted">{wordsOf(entry)}</span>
    </span>
  )
}
