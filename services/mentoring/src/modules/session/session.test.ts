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
  ['two days', 'while there is time', '2026-12-05T15:00:00Z', '2026-12-01T12:00:00Z'],
  [
    'an hour before',
    'of a session of tomorrow',
    '2026-11-30T15:00:00Z',
    '2026-11-30T14:00:00Z',
  ],
  ['an hour before', 'of one in two hours', '2026-11-29T14:00:00Z', '2026-11-29T13:00:00Z'],
  [
    'its beginning',
    'of one that is nearer',
    '2026-11-29T13:59:00Z',
    '2026-11-29T13:59:00Z',
  ],
])('a request lasts until %s, %s', (_until, _of, scheduledAt, expected) => {
  expect(expiryOf(NOW, at(scheduledAt))).toEqual(at(expected))
})

it.each([
  ['2026-11-28T11:59:59Z', '2026-11-28T12:00:00Z'],
  ['2026-11-28T12:00:00Z', '2026-11-29T11:00:00Z'],
  ['2026-11-29T11:00:00Z', null],
])('after %s both are reminded next at %s', (now, next) => {
  expect(nextReminder(NOW, at(now))).toEqual(next && at(next))
})

it.each([
  ['scheduled', '2026-11-28T12:00:00Z', false],
  ['scheduled', '2026-11-28T12:00:00.001Z', true],
  ['requested', '2026-11-29T11:00:00Z', false],
] as const)('one that is %s is canceled late at %s: %s', (status, now, isLate) => {
  expect(isLateToCancel({ ...SESSION, status }, at(now))).toBe(isLate)
})

describe('a no-show', () => {
  const inTime = '2026-11-29T12:10:00Z'

  it.each<[string, Partial<Session>, string, boolean]>([
    ['before ten minutes', {}, '2026-11-29T12:09:59Z', false],
    ['after ten minutes', {}, inTime, true],
    ['a day after its end', {}, '2026-11-30T13:00:00Z', true],
    ['later', {}, '2026-11-30T13:00:00.001Z', false],
    ['under way', { status: 'in_progress' }, inTime, true],
    ['completed', { status: 'completed' }, inTime, true],
    ['only asked for', { status: 'requested' }, inTime, false],
    ['canceled', { status: 'cancelled' }, inTime, false],
    ['said already', { status: 'no_show' }, inTime, false],
    ['reviewed', { status: 'completed', rating: 4 }, inTime, false],
    [
      'decided otherwise',
      { status: 'completed', appealDecision: 'overturned' },
      inTime,
      false,
    ],
  ])('is said or not: %s', (_name, facts, now, isSaid) => {
    expect(mayReportNoShow({ ...SESSION, ...facts }, at(now))).toBe(isSaid)
  })

  const MISSED = {
    status: 'no_show',
    missedBy: 'student',
    reportedAt: at(inTime),
  } as const

  it.each<[string, Partial<Session>, string, string, boolean]>([
    ['by who is said to have missed it', {}, 'student', inTime, true],
    ['by the other one', {}, 'mentor', inTime, false],
    ['within a week', {}, 'student', '2026-12-06T12:10:00Z', true],
    ['later', {}, 'student', '2026-12-06T12:10:00.001Z', false],
    ['again', { appealedAt: at(inTime) }, 'student', inTime, false],
    ['once it is overturned', { status: 'completed' }, 'student', inTime, false],
    ['of what nobody reported', { reportedAt: null }, 'student', inTime, false],
  ])('is appealed or not: %s', (_name, facts, userId, now, isAppealed) => {
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
  ['whose student says so', {}, true],
  ['without words', { feedback: null }, false],
  ['that is for the mentor alone', { isReviewPublic: false }, false],
  ['that a moderator hid', { reviewHiddenAt: NOW }, false],
  ['of a session that was no-show in the end', { status: 'no_show' }, false],
])('everybody can read a review %s: %j', (_name, facts, isShown) => {
  expect(showsReview({ ...SESSION, ...REVIEWED, ...facts })).toBe(isShown)
})

it.each([
  ['student', 'mentor'],
  ['mentor', 'student'],
])('the other one of %s is %s', (userId, other) => {
  expect(otherOf(SESSION, userId)).toBe(other)
})

it.each([
  ['no_show', 'a no-show'],
  ['in_progress', 'in progress'],
] as const)('%s reads "%s"', (status, words) => {
  expect(statusInWords(status)).toBe(words)
})
