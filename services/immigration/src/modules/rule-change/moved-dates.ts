import { addDays, type CalendarDay } from '@landfall/calendar/day'
import { dayInWords } from '@landfall/calendar/words'
import type { Rule } from '@landfall/immigration-rules/rule'
import { idFromName } from '@landfall/kit/core/ids'
import { DISCLAIMER, type Notice } from '../profile/immigration-date.ts'
import type { MovedDate } from '../profile/moved-date.store.ts'
import { type KnownDeadline, knownDeadlines } from '../profile/own-deadlines.ts'
import type { StoredProfile } from '../profile/profile.store.ts'

/** A rule as it was and as it will be. */
export type RuleMove = { changeId: string; before: Rule; after: Rule }

/**
 * The windows of one student that a changed rule moves and that are not over; none if the rule does not concern the
 * student.
 */
export function movedDates(
  { changeId, before, after }: RuleMove,
  { studentId, profile }: Pick<StoredProfile, 'studentId' | 'profile'>,
  { today, now }: { today: CalendarDay; now: Date },
): MovedDate[] {
  const was = byNumber(
    hasLapsed(before, after) ? [] : knownDeadlines(before, profile, today),
  )
  const is = byNumber(knownDeadlines(after, profile, today))
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((number) => {
    const [old, next] = [windowOf(was.get(number)), windowOf(is.get(number))]
    if (old.opensOn === next.opensOn && old.closesOn === next.closesOn) return []
    if ([old, next].every(({ closesOn }) => closesOn === null || closesOn < today))
      return []
    const id = idFromName('moved-date', `${changeId}:${studentId}:${number}`)
    const { id: ruleId, title, effectiveFrom } = after
    const words = { ruleId, title, effectiveFrom: effectiveFrom ?? today }
    return {
      id,
      studentId,
      changeId,
      toldAt: now,
      isSeen: false,
      ...words,
      before: old,
      after: next,
    }
  })
}

/** Whether the old form ended before the change would end it: in between it gave no dates. */
function hasLapsed({ effectiveTo }: Rule, { effectiveFrom }: Rule): boolean {
  if (effectiveTo === null || effectiveFrom === null) return false
  return effectiveTo < addDays(effectiveFrom, -1)
}

/**
 * The notice to a student: old and new days, never what they are for. One per change, however often it is
 * requested.
 */
export function movedNotice(moves: readonly MovedDate[], now: Date): Notice | null {
  const [first] = moves
  if (first === undefined) return null
  const { studentId, changeId, effectiveFrom } = first
  const lines = moves.map(({ before, after }) => `- ${spanOf(before)} → ${spanOf(after)}`)
  return {
    noticeId: idFromName('notice', `immigration-rule-changed:${changeId}:${studentId}`),
    userId: studentId,
    type: 'immigration-rule-changed',
    title: 'A rule change moves one of your immigration dates',
    body: `Starting ${dayInWords(effectiveFrom)}:\n\n${lines.join('\n')}\n\nSign in to see what it is about. ${DISCLAIMER}`,
    link: '/immigration',
    linkLabel: 'See your dates',
    occurredAt: now.toISOString(),
    isUrgent: false,
  }
}

function byNumber(deadlines: readonly KnownDeadline[]): Map<number, KnownDeadline> {
  return new Map(deadlines.map((deadline) => [deadline.number, deadline]))
}

function windowOf(deadline: KnownDeadline | undefined): MovedDate['before'] {
  return { opensOn: deadline?.opensOn ?? null, closesOn: deadline?.closesOn ?? null }
}

function spanOf({ opensOn, closesOn }: MovedDate['before']): string {
  if (closesOn === null) return 'no date'
  return opensOn === null
    ? dayInWords(closesOn)
    : `${dayInWords(opensOn)} to ${dayInWords(closesOn)}`
}
