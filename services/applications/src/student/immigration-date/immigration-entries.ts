import { deadlineDay } from '@landfall/calendar/zone'
import type { CalendarSource } from '../calendar/calendar-entry.ts'
import type { ImmigrationDateStore } from './immigration-date.store.ts'

/**
 * Coming dates of a student's immigration status. What they are about is only on the page, as other companies store
 * the feed.
 */
export function makeImmigrationEntries(
  immigrationDates: Pick<ImmigrationDateStore, 'find'>,
): CalendarSource {
  return async (studentId, now) => {
    const copy = await immigrationDates.find(studentId)
    if (copy === null) return []
    const today = deadlineDay(now)
    return copy.dates
      .filter(({ day }) => day >= today)
      .map(({ id, day }) => ({
        uid: `immigration-${id}@landfall`,
        sequence: copy.version,
        changedAt: copy.toldAt,
        title: 'Immigration date',
        description:
          'Sign in to see what it is about. Information, not legal advice; confirm with your DSO.',
        at: { day },
        isTentative: false,
        link: '/immigration',
      }))
  }
}
