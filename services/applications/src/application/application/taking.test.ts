import { describe, expect, it } from 'vitest'
import type { ScholarshipCopy } from '../../student/scholarship-copy/scholarship-copy.ts'
import { closesAt, takesApplications, takingOf } from './taking.ts'

const copy = (facts: Partial<ScholarshipCopy> = {}): ScholarshipCopy => ({
  scholarshipId: 'a',
  status: 'published',
  closedReason: null,
  title: 'Award',
  provider: 'Trust',
  ownerId: 'o',
  deadlineDate: '2026-12-01',
  deadlinePrecision: 'exact',
  deadlineTimeZone: 'America/New_York',
  slug: null,
  sourceUrl: null,
  isAppliedHere: true,
  updatedAt: null,
  version: 1,
  ...facts,
})
const BEFORE = new Date('2026-11-20T00:00:00Z')
const CLOSED = { status: 'closed', closedReason: 'deadline' } as const

describe('the deadline', () => {
  it.each([
    // One millisecond before the end of the day where the sponsor is, and at its end.
    ['America/New_York', '2026-12-02T04:59:59.999Z', '2026-12-02T05:00:00Z'],
    ['Pacific/Kiritimati', '2026-12-01T09:59:59.999Z', '2026-12-01T10:00:00Z'],
    ['Etc/GMT+12', '2026-12-02T11:59:59.999Z', '2026-12-02T12:00:00Z'],
    ['Asia/Kathmandu', '2026-12-01T18:14:59.999Z', '2026-12-01T18:15:00Z'],
  ])('ends with its day in %s', (deadlineTimeZone, last, over) => {
    const award = copy({ deadlineTimeZone })
    expect(takingOf(award, null, new Date(last))).toBe('open')
    expect(takingOf(award, null, new Date(over))).toBe('over')
    expect(closesAt(award)?.toISOString()).toBe(new Date(over).toISOString())
  })

  it('ends with a day that a change of clocks makes longer', () => {
    const award = copy({ deadlineDate: '2026-11-01' })
    expect(closesAt(award)?.toISOString()).toBe('2026-11-02T05:00:00.000Z')
  })

  it.each(['recurring-day', 'recurring-month', 'last-known', 'none'])(
    'shuts nobody out while it is only %s',
    (deadlinePrecision) => {
      const award = copy({ deadlinePrecision })
      expect(closesAt(award)).toBeNull()
      expect(takingOf(award, null, new Date('2027-06-01T00:00:00Z'))).toBe('open')
    },
  )
})

const at = (time: string) => new Date(`2026-12-02T${time}Z`)

describe('the grace', () => {
  it.each([
    ['at the deadline', BEFORE, '05:00:00', 'grace'],
    ['to the last instant', BEFORE, '05:10:00', 'grace'],
    ['not one later', BEFORE, '05:10:00.001', 'over'],
    ['not for what was saved at the deadline', at('05:00:00'), '05:05:00', 'over'],
    ['not for what was never saved', null, '05:05:00', 'over'],
  ] as const)('holds %s', (_name, savedAt, now, taking) => {
    expect(takingOf(copy(), savedAt, at(now))).toBe(taking)
    // The same must hold if catalog has closed it meanwhile.
    expect(takingOf(copy(CLOSED), savedAt, at(now))).toBe(taking)
    const known = copy({ ...CLOSED, deadlinePrecision: 'last-known' })
    expect(takingOf(known, savedAt, at(now))).toBe(taking)
  })

  it('begins no application and changes none', () => {
    expect(takesApplications(copy(), at('04:59:59'))).toBe(true)
    expect(takesApplications(copy(), at('05:00:01'))).toBe(false)
    expect(takesApplications(null, at('04:59:59'))).toBe(false)
  })
})

it.each([
  ['closed', { status: 'closed', closedReason: 'owner' }],
  ['closed', { status: 'closed', closedReason: 'held' }],
  ['closed', { status: 'archived' }],
  ['closed', { status: 'draft' }],
  ['elsewhere', { ownerId: null }],
  ['elsewhere', { isAppliedHere: false }],
] as const)('is %s for %j, before the deadline and just after it', (taking, facts) => {
  for (const now of [new Date('2026-12-01T00:00:00Z'), at('05:05:00')])
    expect(takingOf(copy(facts), BEFORE, now)).toBe(taking)
})

it('is closed where the catalog closed it ahead of its deadline’s end', () => {
  expect(takingOf(copy(CLOSED), BEFORE, new Date('2026-12-01T00:00:00Z'))).toBe('closed')
})
