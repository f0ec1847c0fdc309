import { type CalendarDay, addDays } from '@landfall/calendar/day'
import { morningOf } from '@landfall/calendar/deadline'
import { dayIn } from '@landfall/calendar/zone'
import { isShownToOthers, type ScanState } from '../../student/document/document.ts'

export const RECOMMENDATION_STATES = [
  'draft',
  'invited',
  'opened',
  'in_progress',
  'submitted',
  'declined',
  'expired',
  'cancelled',
] as const
export type RecommendationState = (typeof RECOMMENDATION_STATES)[number]

/** One person who is asked for a letter, for one application. */
export type Recommendation = {
  id: string
  studentId: string
  applicationId: string
  recommenderName: string
  /** In lower case. */
  recommenderEmail: string
  /** Their relation to the student: "Physics teacher". */
  relation: string
  /** From the student to them. */
  note: string | null
  /** The student gives up the right to read the letter (34 CFR 99.12); fixed once the letter was asked for. */
  isWaived: boolean
  state: RecommendationState
  /** Grows with each change. */
  version: number
  /** Hash of the last mailed link's token; null before that, and once no letter is awaited. */
  tokenHash: string | null
  sealedToken: string | null
  /** When the link ends. */
  expiresAt: Date | null
  /** When the sweep next looks at it, for a reminder or its end; null when no letter is awaited. */
  wakeAt: Date | null
  /** The recommender wants reminders. */
  isReminded: boolean
  /** IANA, of the recommender's browser. */
  timeZone: string | null
  /** Not submitted yet: only the recommender sees it. */
  draftText: string | null
  draftFileName: string | null
  letterId: string | null
  declineReason: string | null
  createdAt: Date
  invitedAt: Date | null
  openedAt: Date | null
  startedAt: Date | null
  endedAt: Date | null
}

/** What a recommender wrote. Never changed; several requests may share it if its writer allows that. */
export type Letter = {
  id: string
  studentId: string
  recommenderName: string
  relation: string
  isWaived: boolean
  mayReuse: boolean
  /** Null where a file was sent. */
  text: string | null
  objectId: string | null
  fileName: string | null
  writtenAt: Date
}

/** A letter with its file; null if it was written here. */
export type StoredLetter = Letter & {
  file: { contentType: string; bytes: number; scanState: ScanState } | null
}

/** Whether anybody but its writer may open it. */
export function isReadable({ file }: StoredLetter, hasScanner: boolean): boolean {
  return file === null || isShownToOthers(file.scanState, hasScanner)
}

/** How many may be asked for one application, not counting those who declined or were too late. */
export const MAX_RECOMMENDERS_PER_APPLICATION = 5
/** How many invitations one student may send in 24 hours, and one address may get. */
export const MAX_INVITATIONS_BY_STUDENT = 10
export const MAX_INVITATIONS_TO_ADDRESS = 10

/** How long a link works after the deadline, and how long without one. */
const GRACE_DAYS = 7
const DAYS_WITHOUT_DEADLINE = 60
const DAY_MS = 86_400_000

/** Whether the recommender was asked and has not answered. */
export function isAwaited(state: RecommendationState): boolean {
  return state === 'invited' || state === 'opened' || state === 'in_progress'
}

/** Whether it takes one of its application's places. */
export function takesPlace(state: RecommendationState): boolean {
  return state === 'draft' || state === 'submitted' || isAwaited(state)
}

/** Whether an invitation may go out: the first, or another with a new link. */
export function mayInvite(state: RecommendationState): boolean {
  return state === 'draft' || state === 'expired' || isAwaited(state)
}

/** The last instant and the zone of an application's deadline; null without a confirmed one. */
export type LetterDue = { at: Date; timeZone: string } | null

/** When a link ends: some days after the deadline or, without one, after it was sent. */
export function expiryOf(due: LetterDue, sentAt: Date): Date {
  const afterSending = sentAt.getTime() + DAYS_WITHOUT_DEADLINE * DAY_MS
  const afterDeadline = due && due.at.getTime() + GRACE_DAYS * DAY_MS
  const isAhead = afterDeadline !== null && afterDeadline > sentAt.getTime()
  return new Date(isAhead ? afterDeadline : afterSending)
}

const REMINDED_DAYS: readonly number[] = [14, 7, 2]

/** A reminder to a recommender, a number of days before the letter is due. */
export type LetterReminder = { daysBefore: number; at: Date }

type Timed = Pick<Recommendation, 'isReminded' | 'timeZone'> & {
  invitedAt: Date
  expiresAt: Date
}

/** The day by which the letter should arrive, in the deadline's zone. */
export function dueDayOf(
  due: LetterDue,
  expiresAt: Date,
): { day: CalendarDay; timeZone: string } {
  const { at, timeZone } = due ?? { at: expiresAt, timeZone: 'UTC' }
  return { day: dayIn(timeZone, new Date(at.getTime() - 1)), timeZone }
}

/**
 * All reminders of a request, at 09:00 in the recommender's zone if it is known, else in the deadline's; none before
 * the day after the invitation.
 */
export function remindersOf(
  { isReminded, invitedAt, expiresAt, timeZone }: Timed,
  due: LetterDue,
): LetterReminder[] {
  if (!isReminded) return []
  const { day, timeZone: dueZone } = dueDayOf(due, expiresAt)
  return REMINDED_DAYS.map((daysBefore) => ({
    daysBefore,
    at: morningOf(addDays(day, -daysBefore), timeZone ?? dueZone),
  })).filter(({ at }) => at.getTime() >= invitedAt.getTime() + DAY_MS)
}

/** When the sweep must look at it again: the next reminder after `now`, or the end of the link. */
export function nextWake(timed: Timed, due: LetterDue, now: Date): Date {
  const next = remindersOf(timed, due).find(({ at }) => at > now)
  return next && next.at < timed.expiresAt ? next.at : timed.expiresAt
}

/** In the words of a sentence: "invited", "writing". */
export function stateInWords(state: RecommendationState): string {
  switch (state) {
    case 'draft':
      return 'not invited yet'
    case 'opened':
      return 'opened the request'
    case 'in_progress':
      return 'writing'
    default:
      return state
  }
}
