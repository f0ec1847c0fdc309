import { endOfDeadline } from '@landfall/calendar/deadline'
import {
  deadlineOf,
  type ScholarshipCopy,
} from '../../student/scholarship-copy/scholarship-copy.ts'

/** How long after the deadline a form saved before it may still be submitted. */
export const GRACE_MINUTES = 10
const GRACE_MS = GRACE_MINUTES * 60_000

/**
 * Whether applications are taken at an instant. `grace`: the deadline is over, but an application
 * saved before it may be submitted; `over`: it is too late; `closed`: the scholarship takes none, for
 * another reason; `elsewhere`: its provider takes them.
 */
export type Taking = 'open' | 'grace' | 'over' | 'closed' | 'elsewhere'

/** The end of the deadline's day in its own zone; null without a confirmed deadline. */
export function closesAt(copy: ScholarshipCopy): Date | null {
  const { date, precision, timeZone } = deadlineOf(copy)
  const isConfirmed = precision === 'exact' || isClosedByDeadline(copy)
  return date !== null && isConfirmed ? endOfDeadline({ date, timeZone }) : null
}

/** @param savedAt when the form was last changed; null: there is none yet */
export function takingOf(copy: ScholarshipCopy, savedAt: Date | null, now: Date): Taking {
  if (copy.ownerId === null || !copy.isAppliedHere) return 'elsewhere'
  if (copy.status !== 'published' && !isClosedByDeadline(copy)) return 'closed'
  const end = closesAt(copy)
  if (end === null || now < end) return copy.status === 'published' ? 'open' : 'closed'
  const isInGrace =
    savedAt !== null && savedAt < end && now.getTime() <= end.getTime() + GRACE_MS
  return isInGrace ? 'grace' : 'over'
}

/** Whether an application can be begun or changed now. */
export function takesApplications(copy: ScholarshipCopy | null, now: Date): boolean {
  return copy !== null && takingOf(copy, null, now) === 'open'
}

function isClosedByDeadline({ status, closedReason }: ScholarshipCopy): boolean {
  return status === 'closed' && closedReason === 'deadline'
}

/** Why no application can be begun or changed. */
export function notTakenInWords(taking: Exclude<Taking, 'open'>): string {
  switch (taking) {
    case 'grace':
      return `The deadline has passed. What you saved in time can still be submitted within ${GRACE_MINUTES} minutes.`
    case 'over':
      return 'The deadline of this scholarship has passed.'
    case 'closed':
      return 'This scholarship is not accepting applications now.'
    case 'elsewhere':
      return 'Apply for this scholarship on its provider’s own page.'
  }
}
