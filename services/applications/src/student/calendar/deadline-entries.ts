import { comingDeadline, lastMinuteOf } from '@landfall/calendar/deadline'
import { deadlineDayInWords } from '@landfall/calendar/deadline'
import type { SavedScholarship } from '../saved-scholarship/saved-scholarship.ts'
import {
  deadlineOf,
  pageOf,
  type ScholarshipCopy,
} from '../scholarship-copy/scholarship-copy.ts'
import type { CalendarEntry, CalendarSource } from './calendar-entry.ts'
import type { SavedDeadlineStore } from './saved-deadline.store.ts'

/** The coming deadlines of scholarships that a student saved. */
export function makeDeadlineEntries(savedDeadlines: SavedDeadlineStore): CalendarSource {
  return async (studentId, now) => {
    const awards = await savedDeadlines.findAwards(studentId)
    return awards.flatMap(({ saved, copy }) => deadlineEntry(saved, copy, now) ?? [])
  }
}

/** Null if no deadline is ahead. A recurring date becomes an all-day entry that says so. */
function deadlineEntry(
  saved: SavedScholarship,
  copy: ScholarshipCopy,
  now: Date,
): CalendarEntry | null {
  const deadline = copy.status === 'published' && comingDeadline(deadlineOf(copy), now)
  if (!deadline) return null
  const isExact = deadline.precision === 'exact'
  return {
    uid: `deadline-${copy.scholarshipId}@landfall`,
    sequence: copy.version,
    changedAt: latest(copy.updatedAt, saved.createdAt),
    title: isExact ? `Deadline: ${copy.title}` : `Deadline (not confirmed): ${copy.title}`,
    description: [deadlineDayInWords(deadline), copy.provider, copy.sourceUrl]
      .filter(Boolean)
      .join('\n'),
    at: isExact
      ? { instant: lastMinuteOf(deadline), timeZone: deadline.timeZone }
      : { day: deadline.date },
    isTentative: !isExact,
    link: pageOf(copy),
  }
}

function latest(one: Date | null, other: Date): Date {
  return one !== null && one > other ? one : other
}
