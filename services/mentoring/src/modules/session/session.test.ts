import { describe, expect, it } from 'vitest'
import {
  appealUntil,
  expiryOf,
  isLateToCancel,
  mayReportNoShow,
  nextReminder,
  otherOf,
  type Session,
  showsReview,
  statusInWords,
} from './session.ts'

const NOW = new Date('2026-11-29T12:00:00Z')
const at = (time: string) => new Date(time)

/** A session on 29 November, 12:00 to 13:00. */
const SESSION: Session = {
  id: 'session',
  studentId: 'student',
  mentorId: 'mentor',
  type: 'general',
  status: 'scheduled',
  scheduledAt: NOW,
  duration: 60,
  endsAt: at('2026-11-29T13:00:00Z'),
  notes: null,
  amount: '0.00',
  month: '2026-11',
  expiresAt: null,
  remindAt: null,
  sequence: 0,
  proposedAt: null,
  proposedBy: null,
  endedBy: null,
  endReason: null,
  isLate: false,
  missedBy: null,
  reportedAt: null,
  appeal: null,
  appealedAt: null,
  appealDecision: null,
  appealDecidedAt: null,
  appealDecidedBy: null,
  rating: null,
  feedback: null,
  reviewedAt: null,
  isReviewPublic: false,
  reviewHiddenAt: null,
  version: 1,
  createdAt: NOW,
  updatedAt: NOW,
}

it.each([
  ['after two days', 'if there is time', '2026-12-05T15:00:00Z', '2026-12-01T12:00:00Z'],
  [
    'an hour before the session',
    'if it is tomorrow',
    '2026-11-30T15:00:00Z',
    '2026-11-30T14:00:00Z',
  ],
  [
    'an hour before the session',
    'if it is in two hours',
    '2026-11-29T14:00:00Z',
    '2026-11-29T13:00:00Z',
  ],
  [
    'when the session begins',
    'if that is less than two hours away',
    '2026-11-29T13:59:00Z',
    '2026-11-29T13:59:00Z',
  ],
])('a request expires %s, %s', (_until, _of, scheduledAt, expected) => {
  expect(expiryOf(NOW, at(scheduledAt))).toEqual(at(expected))
})

it.each([
  ['2026-11-28T11:59:59Z', '2026-11-28T12:00:00Z'],
  ['2026-11-28T12:00:00Z', '2026-11-29T11:00:00Z'],
  ['2026-11-29T11:00:00Z', null],
])('after %s the next reminder is at %s', (now, next) => {
  expect(nextReminder(NOW, at(now))).toEqual(next && at(next))
})

it.each([
  ['scheduled', '2026-11-28T12:00:00Z', false],
  ['scheduled', '2026-11-28T12:00:00.001Z', true],
  ['requested', '2026-11-29T11:00:00Z', false],
] as const)(
  'canceling a session that is %s at %s counts as late: %s',
  (status, now, isLate) => {
    expect(isLateToCancel({ ...SESSION, status }, at(now))).toBe(isLate)
  },
)

describe('a no-show', () => {
  const inTime = '2026-11-29T12:10:00Z'

  it.each<[string, Partial<Session>, string, boolean]>([
    ['less than ten minutes after the start', {}, '2026-11-29T12:09:59Z', false],
    ['ten minutes after the start', {}, inTime, true],
    ['a day after its end', {}, '2026-11-30T13:00:00Z', true],
    ['later', {}, '2026-11-30T13:00:00.001Z', false],
    ['under way', { status: 'in_progress' }, inTime, true],
    ['completed', { status: 'completed' }, inTime, true],
    ['only requested', { status: 'requested' }, inTime, false],
    ['canceled', { status: 'cancelled' }, inTime, false],
    ['reported already', { status: 'no_show' }, inTime, false],
    ['reviewed', { status: 'completed', rating: 4 }, inTime, false],
    [
      'overturned by an admin',
      { status: 'completed', appealDecision: 'overturned' },
      inTime,
      false,
    ],
  ])('can be reported or not: %s', (_name, facts, now, isSaid) => {
    expect(mayReportNoShow({ ...SESSION, ...facts }, at(now))).toBe(isSaid)
  })

  const MISSED = {
    status: 'no_show',
    missedBy: 'student',
    reportedAt: at(inTime),
  } as const

  it.each<[string, Partial<Session>, string, string, boolean]>([
    ['by the person who is said to have missed it', {}, 'student', inTime, true],
    ['by the other person', {}, 'mentor', inTime, false],
    ['within a week', {}, 'student', '2026-12-06T12:10:00Z', true],
    ['later', {}, 'student', '2026-12-06T12:10:00.001Z', false],
    ['again', { appealedAt: at(inTime) }, 'student', inTime, false],
    ['after it was overturned', { status: 'completed' }, 'student', inTime, false],
    ['when nobody reported it', { reportedAt: null }, 'student', inTime, false],
  ])('can be appealed or not: %s', (_name, facts, userId, now, isAppealed) => {
    const session = { ...SESSION, ...MISSED, ...facts }
    const until = isAppealed ? at('2026-12-06T12:10:00Z') : null
    expect(appealUntil(session, userId, at(now))).toEqual(until)
  })
})

const REVIEWED = {
  status: 'completed',
  rating: 5,
  feedback: 'Kind.',
  isReviewPublic: true,
} as const

it.each<[string, Partial<Session>, boolean]>([
  ['that the student made public', {}, true],
  ['without text', { feedback: null }, false],
  ['that is only for the mentor', { isReviewPublic: false }, false],
  ['that a moderator hid', { reviewHiddenAt: NOW }, false],
  ['of a session that became a no-show', { status: 'no_show' }, false],
])('a review %s is public or not: %j', (_name, facts, isShown) => {
  expect(showsReview({ ...SESSION, ...REVIEWED, ...facts })).toBe(isShown)
})

it.each([
  ['student', 'mentor'],
  ['mentor', 'student'],
])('the other person of the %s is the %s', (userId, other) => {
  expect(otherOf(SESSION, userId)).toBe(other)
})

it.each([
  ['no_show', 'a no-show'],
  ['in_progress', 'in progress'],
] as const)('the status %s is written as "%s"', (status, words) => {
  expect(statusInWords(status)).toBe(words)
})
