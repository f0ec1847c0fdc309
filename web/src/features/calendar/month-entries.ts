import { isComing } from '#entities/scholarship/coming-deadline.ts'
import { isOpen } from '#entities/scholarship/listing-standing.ts'
import { dayInZone } from '#lib/format/day-in-zone.ts'
import type { DeadlinePrecision, ScholarshipStatus } from '#gql/graphql'

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
  kind: 'deadline' | 'usual' | 'reminder'
  /** YYYY-MM-DD, or YYYY-MM where only the month is known. */
  day: string
  title: string
  slug: string
}

/**
 * What a month shows of saved scholarships, by day: coming deadlines of what is open, those of other years as usual, and
 * planned reminders on the day that they have in the zone.
 */
export function monthEntries(saved: readonly Saved[], timeZone: string): MonthEntry[] {
  return saved
    .flatMap(({ id, reminders, scholarship: { slug, title, status, deadline } }) => {
      const entries: MonthEntry[] = reminders.planned.map((reminder) => ({
        key: reminder.id,
        kind: 'reminder',
        day: dayInZone(timeZone, new Date(reminder.reminderDate)) ?? '',
        title,
        slug,
      }))
      if (!isOpen({ status }) || !isComing(deadline)) return entries
      const { precision, date } = deadline
      const day = precision === 'RECURRING_MONTH' ? date.slice(0, 7) : date
      const kind = precision === 'EXACT' ? 'deadline' : 'usual'
      return [...entries, { key: id, kind, day, title, slug } as const]
    })
    .toSorted((a, b) => a.day.localeCompare(b.day))
}
