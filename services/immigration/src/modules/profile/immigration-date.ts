import { type CalendarDay, daysBetween } from '@landfall/calendar/day'
import { firstAfter, morningsBefore } from '@landfall/calendar/deadline'
import { daysLeftInWords, dayInWords } from '@landfall/calendar/words'
import { dayIn } from '@landfall/calendar/zone'
import { idFromName } from '@landfall/kit/core/ids'
import { isShut } from '@landfall/immigration-rules/deadlines'
import type { NoticeRequested } from '@landfall/proto-events/immigration/notice-requested.v1'
import type { z } from 'zod'
import type { OwnDeadline } from './own-deadlines.ts'

export type Notice = z.input<typeof NoticeRequested.schema>

/** A day that its student is reminded of. Its id reveals nothing about what the day is for. */
export type ImmigrationDate = {
  id: string
  studentId: string
  day: CalendarDay
  remindAt: Date | null
}

/** How many days before the day reminders are sent, at 09:00 on the student's clock. */
const REMINDED_DAYS: readonly number[] = [30, 14, 7, 3, 1]

export const DISCLAIMER = 'Information, not legal advice; confirm with your DSO.'

/**
 * The coming days on which windows close, on which to act, and on which windows open; if several fall on one day,
 * only the first of these. A window that would close before it opens gives none.
 */
export function datesOf(
  deadlines: readonly OwnDeadline[],
  { studentId, today }: { studentId: string; today: CalendarDay },
): Omit<ImmigrationDate, 'remindAt'>[] {
  const possible = deadlines.filter(({ deadline }) => !isShut(deadline))
  return possible.flatMap(({ deadline: { ruleId, number, ...days } }) => {
    const kinds = ['closesOn', 'urgedOn', 'opensOn'] as const
    const isFirst = (kind: (typeof kinds)[number]) =>
      kinds.find((other) => days[other] === days[kind]) === kind
    return kinds.filter(isFirst).flatMap((kind) => {
      const day = days[kind]
      if (day === null || day < today) return []
      const name = `${studentId}:${ruleId}:${number}:${kind}`
      return { id: idFromName('immigration-date', name), studentId, day }
    })
  })
}

/** The next morning on which to remind of a day; null when there is none. */
export function nextMorning(day: CalendarDay, zone: string, after: Date): Date | null {
  return firstAfter(after, morningsBefore(day, REMINDED_DAYS, zone))
}

/** A day, and how many of the student's dates fall on it. */
export type ToldDay = Pick<ImmigrationDate, 'studentId' | 'day'> & { count: number }

/**
 * The notice to a student: it says that there is a date, never which one, since notices travel through streams and
 * mail. Null once the day is over. Its id is made from the day and the day of sending, so that it is sent once.
 */
export function dateNotice(
  { studentId, day, count }: ToldDay,
  zone: string,
  now: Date,
): Notice | null {
  const today = dayIn(zone, now)
  const daysLeft = daysBetween(today, day)
  if (daysLeft < 0) return null
  const [what, isOn, it] =
    count === 1
      ? ['One of your immigration dates is', 'It is on', 'it is']
      : [`${count} of your immigration dates are`, 'They are on', 'they are']
  return {
    noticeId: idFromName('notice', `immigration-day:${studentId}:${day}:${today}`),
    userId: studentId,
    type: 'immigration-date',
    title: `${what} ${daysLeftInWords(daysLeft)}`,
    body: `${isOn} ${dayInWords(day)}. Sign in to see what ${it} about; your details are never shown to anyone else or included in an email.\n\n${DISCLAIMER}`,
    link: '/immigration',
    linkLabel: 'See your dates',
    occurredAt: now.toISOString(),
    isUrgent: daysLeft <= 1,
  }
}
