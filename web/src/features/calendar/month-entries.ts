import { isComing } from '#entities/scholarship/coming-deadline.ts'
import { isOpen } from '#entities/scholarship/listing-standing.ts'
import { dayInZone } from '#lib/format/day-in-zone.ts'
import type { DeadlinePrecision, ScholarshipStatus } from '#gql/graphql'
import { paths } from '#paths'

type Saved = {
  id: string
  reminders: { planned: readonly { id: string; reminderDate: string }[] }
  scholarship: {
    slug: string
    title: string
    status: ScholarshipStatus
    deadline: { precision: DeadlinePrecision; date?: string | null }
  }
}

export type MonthEntry = {
  key: string
  kind:
    | 'deadline'
    | 'usual'
    | 'reminder'
    | 'task'
    | 'session'
    | 'request'
    | 'immigration'
    | 'offer'
  /** YYYY-MM-DD, or YYYY-MM where only the month is known. */
  day: string
  title: string
  /** The award that a task is for. */
  of?: string
  /** The page that deals with it. */
  to: string
}

/**
 * What a month shows of saved scholarships, by day: coming deadlines of open ones, the usual days of others by
 * earlier years, and planned reminders on their day in the zone.
 */
export function monthEntries(saved: readonly Saved[], timeZone: string): MonthEntry[] {
  return saved.flatMap(({ id, reminders, scholarship }) => {
    const { slug, title, status, deadline } = scholarship
    const award = { title, to: paths.scholarship(slug) }
    const entries: MonthEntry[] = reminders.planned.map((reminder) => ({
      key: reminder.id,
      kind: 'reminder',
      day: dayInZone(timeZone, new Date(reminder.reminderDate)) ?? '',
      ...award,
    }))
    if (!isOpen({ status }) || !isComing(deadline)) return entries
    const { precision, date } = deadline
    const day = precision === 'RECURRING_MONTH' ? date.slice(0, 7) : date
    const kind = precision === 'EXACT' ? 'deadline' : 'usual'
    return [...entries, { key: id, kind, day, ...award } as const]
  })
}
