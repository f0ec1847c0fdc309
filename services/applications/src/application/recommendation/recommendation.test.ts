import { describe, expect, it } from 'vitest'
import {
  expiryOf,
  isAwaited,
  isReadable,
  type LetterDue,
  mayInvite,
  nextWake,
  RECOMMENDATION_STATES,
  remindersOf,
  stateInWords,
  type StoredLetter,
  takesPlace,
} from './recommendation.ts'

const DAY_MS = 86_400_000
const at = (iso: string) => new Date(iso)
/** The end of 20 December in New York. */
const DUE: LetterDue = { at: at('2026-12-21T05:00:00Z'), timeZone: 'America/New_York' }
const timed = (o: { invitedAt: string; due?: LetterDue; timeZone?: string | null }) => {
  const { invitedAt, due = DUE, timeZone = null } = o
  const sentAt = at(invitedAt)
  return { isReminded: true, timeZone, invitedAt: sentAt, expiresAt: expiryOf(due, sentAt) }
}
const times = (...args: Parameters<typeof remindersOf>) =>
  remindersOf(...args).map(({ daysBefore, at: time }) => [daysBefore, time.toISOString()])

const daysOf = (invitedAt: string) =>
  remindersOf(timed({ invitedAt }), DUE).map(({ daysBefore }) => daysBefore)

describe('a link', () => {
  it.each([
    ['a week after the deadline', DUE, '2026-11-22T12:00:00Z', '2026-12-28T05:00:00.000Z'],
    [
      '60 days after it was sent, without one',
      null,
      '2026-11-22T12:00:00Z',
      '2027-01-21T12:00:00.000Z',
    ],
    [
      '60 days after it was sent, long after one',
      DUE,
      '2027-01-01T12:00:00Z',
      '2027-03-02T12:00:00.000Z',
    ],
    [
      '60 days after it was sent, at the end of a week after one',
      DUE,
      '2026-12-28T05:00:00Z',
      '2027-02-26T05:00:00.000Z',
    ],
  ])('ends %s', (_name, due, sentAt, expected) => {
    expect(expiryOf(due, at(sentAt)).toISOString()).toBe(expected)
  })
})

describe('reminders', () => {
  it('come at nine, where the recommender is or else where the deadline is', () => {
    const invitedAt = '2026-11-22T12:00:00Z'
    expect(times(timed({ invitedAt }), DUE)).toEqual([
      [14, '2026-12-06T14:00:00.000Z'],
      [7, '2026-12-13T14:00:00.000Z'],
      [2, '2026-12-18T14:00:00.000Z'],
    ])
    const inLagos = timed({ invitedAt, timeZone: 'Africa/Lagos' })
    expect(times(inLagos, DUE)[0]).toEqual([14, '2026-12-06T08:00:00.000Z'])
  })

  it('leave out what would come within a day of the invitation, and every kind that nobody wants', () => {
    const late = timed({ invitedAt: '2026-12-12T18:00:00Z' })
    expect(remindersOf(late, DUE).map(({ daysBefore }) => daysBefore)).toEqual([2])
    expect(remindersOf({ ...late, isReminded: false }, DUE)).toEqual([])
  })

  it('come from a whole day after the invitation on', () => {
    expect(daysOf('2026-12-12T14:00:00Z')).toEqual([7, 2])
    expect(daysOf('2026-12-12T14:00:00.001Z')).toEqual([2])
  })

  it('are not waited for after the link ends', () => {
    const one = timed({ invitedAt: '2026-11-22T12:00:00Z' })
    const later: LetterDue = { ...DUE, at: at('2027-02-21T05:00:00Z') }
    expect(nextWake(one, later, one.invitedAt)).toEqual(one.expiresAt)
  })

  it('count to the end of the link without a deadline', () => {
    const open = timed({ invitedAt: '2026-11-22T12:00:00Z', due: null })
    const days = remindersOf(open, null).map(({ at: time }) =>
      Math.ceil((open.expiresAt.getTime() - time.getTime()) / DAY_MS),
    )
    expect(days).toEqual([15, 8, 3])
  })

  it('are looked at one after the other, the end of the link last', () => {
    const one = timed({ invitedAt: '2026-11-22T12:00:00Z' })
    const looks: string[] = []
    for (let now = one.invitedAt; now < one.expiresAt;) {
      now = nextWake(one, DUE, now)
      looks.push(now.toISOString())
    }
    expect(looks).toEqual([
      '2026-12-06T14:00:00.000Z',
      '2026-12-13T14:00:00.000Z',
      '2026-12-18T14:00:00.000Z',
      '2026-12-28T05:00:00.000Z',
    ])
  })
})

describe('a request', () => {
  const IS = { isAwaited, takesPlace, mayInvite }
  it.each([
    ['isAwaited', ['invited', 'opened', 'in_progress']],
    ['takesPlace', ['draft', 'invited', 'opened', 'in_progress', 'submitted']],
    ['mayInvite', ['draft', 'invited', 'opened', 'in_progress', 'expired']],
  ] as const)('%s in these states alone', (name, states) => {
    expect(RECOMMENDATION_STATES.filter(IS[name])).toEqual(states)
  })

  it('has words for each of its states', () => {
    expect(RECOMMENDATION_STATES.map(stateInWords)).toEqual([
      'not invited yet',
      'invited',
      'opened the request',
      'writing',
      'submitted',
      'declined',
      'expired',
      'cancelled',
    ])
  })
})

const withFile = (file: Partial<StoredLetter['file']> | null) => ({ file }) as StoredLetter

describe('a letter', () => {
  it('can be read where it was written here, or once its file is clean', () => {
    expect(isReadable(withFile(null), true)).toBe(true)
    expect(isReadable(withFile({ scanState: 'clean' }), true)).toBe(true)
    expect(isReadable(withFile({ scanState: 'pending' }), true)).toBe(false)
    expect(isReadable(withFile({ scanState: 'infected' }), false)).toBe(false)
  })
})
