import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Deadline } from '@landfall/calendar/deadline'
import { endOfDeadline } from '@landfall/calendar/deadline'
import type { SavedStatus } from '../saved-scholarship/saved-scholarship.ts'
import { planReminders, type PlanningFacts } from './plan-reminders.ts'
import { newReminder, NO_PLAN, type Reminder, STANDARD_DEFAULTS } from './reminder.ts'

const NOW = new Date('2026-11-01T12:00:00Z')
const AWARD = {
  studentId: '018f0000-0000-7000-8000-000000000001',
  scholarshipId: '018f0000-0000-7000-8000-000000000002',
}

function factsOf(changed: Partial<PlanningFacts> = {}, deadline: Partial<Deadline> = {}) {
  const scholarship = {
    status: 'published',
    isHidden: false,
    deadline: {
      date: '2026-12-01',
      precision: 'exact',
      timeZone: 'America/New_York',
      ...deadline,
    },
  }
  return {
    award: AWARD,
    applicationStatus: 'not_applied' as SavedStatus,
    scholarship,
    plan: NO_PLAN,
    defaults: STANDARD_DEFAULTS,
    studentZone: 'America/New_York',
    existing: [],
    ...changed,
  } satisfies PlanningFacts
}

const daysOf = (reminders: readonly Reminder[]) =>
  reminders.map(({ daysBefore }) => daysBefore)

/** The table's rows after a change of plan. */
function apply(existing: readonly Reminder[], facts: PlanningFacts, now: Date): Reminder[] {
  const { put, removeIds } = planReminders({ ...facts, existing }, now)
  const rows = new Map(existing.map((row) => [row.id, row]))
  for (const id of removeIds) rows.delete(id)
  for (const row of put) rows.set(row.id, row)
  return [...rows.values()]
}

const asSent = (row: Reminder): Reminder => ({ ...row, status: 'settled', isSent: true })

describe('planning reminders of an award', () => {
  it('uses the defaults, each at 09:00 of the student', () => {
    const { put } = planReminders(factsOf(), NOW)
    expect(put.map(({ reminderDate }) => reminderDate.toISOString())).toEqual([
      '2026-11-01T14:00:00.000Z',
      '2026-11-17T14:00:00.000Z',
      '2026-11-24T14:00:00.000Z',
      '2026-11-28T14:00:00.000Z',
      '2026-11-30T14:00:00.000Z',
    ])
  })

  it('plans only what is ahead: five days before, three and one', () => {
    const { put } = planReminders(factsOf(), new Date('2026-11-26T15:00:00Z'))
    expect(daysOf(put)).toEqual([3, 1])
  })

  test.each<[string, Partial<PlanningFacts>, Partial<Deadline>]>([
    ['was taken off the list', { applicationStatus: null }, {}],
    ['was applied for', { applicationStatus: 'applied' }, {}],
    ['is turned off', { plan: { ...NO_PLAN, isOn: false } }, {}],
    ['follows defaults that are off', { defaults: { isOn: false, daysBefore: [7] } }, {}],
    ['has a last known deadline only', {}, { precision: 'last-known' }],
    ['states no deadline', {}, { date: null, precision: 'none' }],
    ['was never told of', { scholarship: null }, {}],
  ])(
    'plans nothing for one that %s, and takes back what was planned',
    (_name, changed, day) => {
      const existing = planReminders(factsOf(), NOW).put
      const change = planReminders(factsOf({ existing, ...changed }, day), NOW)
      expect(change.put).toEqual([])
      expect(change.removeIds).toEqual(existing.map(({ id }) => id))
    },
  )

  it('plans for a day that only recurs', () => {
    const { put } = planReminders(factsOf({}, { precision: 'recurring-day' }), NOW)
    expect(daysOf(put)).toEqual([30, 14, 7, 3, 1])
  })

  it("takes the award's own days before the defaults", () => {
    const plan = { ...NO_PLAN, daysBefore: [10, 2], customMessage: 'Ask Dr. Ode' }
    const { put } = planReminders(factsOf({ plan }), NOW)
    expect(daysOf(put)).toEqual([10, 2])
    expect(put[0]?.customMessage).toBe('Ask Dr. Ode')
  })

  it('changes nothing when planned again', () => {
    const existing = planReminders(factsOf(), NOW).put
    const again = planReminders(factsOf({ existing }), new Date('2026-11-10T00:00:00Z'))
    expect(again).toEqual({ put: [], removeIds: [] })
  })

  it('keeps one that is due and waits for the sweep', () => {
    const existing = planReminders(factsOf(), NOW).put
    const dueSince = new Date('2026-11-17T14:00:30Z')
    expect(planReminders(factsOf({ existing }), dueSince).removeIds).toEqual([])
  })

  it('moves planned reminders to another zone', () => {
    const existing = planReminders(factsOf(), NOW).put
    const studentZone = 'Europe/Berlin'
    const { put, removeIds } = planReminders(factsOf({ existing, studentZone }), NOW)
    expect(removeIds).toEqual([])
    expect(put).toHaveLength(5)
    expect(put[4]?.reminderDate).toEqual(new Date('2026-11-30T08:00:00Z'))
  })

  it('plans new ones for a changed deadline and none twice when it changes back', () => {
    const first = factsOf()
    const rows = planReminders(first, NOW).put.map((row) =>
      row.daysBefore === 30 ? asSent(row) : row,
    )
    const moved = apply(rows, factsOf({}, { date: '2026-12-15' }), NOW)
    expect(
      moved.filter(({ status }) => status === 'planned').map((row) => row.deadlineDate),
    ).toEqual(Array.from({ length: 5 }, () => '2026-12-15'))
    const back = apply(moved, first, NOW)
    expect(daysOf(back.filter(({ status }) => status === 'planned'))).toEqual([14, 7, 3, 1])
    expect(back.filter(({ isSent }) => isSent)).toHaveLength(1)
  })

  it('keeps the student’s own reminder, and lets it wait while it lies after the deadline', () => {
    const off = { plan: { ...NO_PLAN, isOn: false }, existing: [ownReminder()] }
    expect(planReminders(factsOf(off), NOW)).toEqual({ put: [], removeIds: [] })
    const earlier = planReminders(factsOf(off, { date: '2026-11-20' }), NOW)
    const waiting = { ...ownReminder(), status: 'paused', deadlineDate: '2026-11-20' }
    expect(earlier).toEqual({ put: [waiting], removeIds: [] })
    const back = planReminders({ ...factsOf(off), existing: earlier.put }, NOW)
    expect(back.put).toEqual([ownReminder()])
  })
})

describe("a reminder of the student's own", () => {
  const deadline: Deadline = { date: '2026-12-01', precision: 'exact', timeZone: 'America/New_York' } // prettier-ignore
  test.each<[string, Partial<PlanningFacts>]>([
    ['the student has applied', { applicationStatus: 'applied' }],
    [
      'the award is hidden',
      { scholarship: { status: 'closed', isHidden: true, deadline } },
    ],
    [
      'the award is archived',
      { scholarship: { status: 'archived', isHidden: false, deadline } },
    ],
  ])('rests while %s and comes back when that was a slip', (_name, changed) => {
    const rested = apply([ownReminder()], factsOf(changed), NOW)
    expect(rested).toEqual([{ ...ownReminder(), status: 'paused' }])
    expect(planReminders({ ...factsOf(changed), existing: rested }, NOW)).toEqual({
      put: [],
      removeIds: [],
    })
    expect(apply(rested, factsOf(), NOW)).toContainEqual(ownReminder())
  })

  it('still comes while the award is closed; one that was put off rests', () => {
    const scholarship = { status: 'closed', isHidden: false, deadline }
    const existing = [
      ...planReminders(factsOf(), NOW).put,
      ownReminder(),
      { ...ownReminder(), id: PUT_OFF, reminderType: 'snooze' as const },
    ]
    const rows = apply(existing, factsOf({ scholarship }), NOW)
    expect(rows).toMatchObject([
      { reminderType: 'own', status: 'planned', deadlineDate: null },
      { id: PUT_OFF, status: 'paused' },
    ])
    expect(apply(rows, factsOf(), NOW)).toContainEqual(ownReminder())
  })

  it('keeps its place while it is due and waits for the next sweep', () => {
    const due = { ...ownReminder(), reminderDate: new Date(NOW.getTime() - 60_000) }
    expect(apply([due], factsOf(), NOW)).toContainEqual(due)
  })

  it('follows a deadline that moves, and stays without one', () => {
    const moved = { ...ownReminder(), deadlineDate: '2026-12-05' }
    expect(apply([ownReminder()], factsOf({}, { date: '2026-12-05' }), NOW)).toContainEqual(
      moved,
    )
    const none = factsOf({}, { date: null, precision: 'none' })
    expect(apply([ownReminder()], none, NOW)).toEqual([
      { ...ownReminder(), deadlineDate: null },
    ])
    // A snoozed reminder was about the deadline.
    const putOff: Reminder = { ...ownReminder(), reminderType: 'snooze' }
    expect(apply([putOff], none, NOW)).toEqual([])
  })

  it('is removed when its time has passed meanwhile, or the award is off the list', () => {
    const existing = [{ ...ownReminder(), status: 'paused' as const }]
    const removed = { put: [], removeIds: [ownReminder().id] }
    const off = { plan: { ...NO_PLAN, isOn: false }, existing }
    expect(planReminders(factsOf(off), new Date('2026-11-30T12:00:00Z'))).toEqual(removed)
    expect(planReminders(factsOf({ applicationStatus: null, existing }), NOW)).toEqual(
      removed,
    )
  })
})

const PUT_OFF = '018f0000-0000-7000-8000-000000000004'

function ownReminder(): Reminder {
  return newReminder(AWARD, {
    id: '018f0000-0000-7000-8000-000000000003',
    reminderDate: new Date('2026-11-29T10:00:00Z'),
    reminderType: 'own',
    deadlineDate: '2026-12-01',
    createdAt: NOW,
  })
}

const ZONES = ['America/New_York', 'Asia/Kolkata', 'Pacific/Auckland', 'Pacific/Honolulu', 'Europe/Berlin'] // prettier-ignore
const zone = fc.constantFrom(...ZONES)
const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const step = fc.record({
  hours: fc.integer({ min: 0, max: 24 * 40 }),
  date: day,
  precision: fc.constantFrom('exact', 'recurring-day', 'last-known'),
  deadlineZone: zone,
  studentZone: zone,
  status: fc.constantFrom<SavedStatus | null>('not_applied', 'planned', 'applied', null),
  days: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 365 }), { maxLength: 6 })),
})

test('nothing is sent after its deadline and nothing is sent twice, whatever changes', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let now = new Date('2026-01-01T00:00:00Z')
      let rows: Reminder[] = []
      const sent: string[] = []
      for (const one of steps) {
        now = new Date(now.getTime() + one.hours * 3_600_000)
        const deadline = {
          date: one.date,
          precision: one.precision,
          timeZone: one.deadlineZone,
        }
        const facts = factsOf(
          {
            applicationStatus: one.status,
            studentZone: one.studentZone,
            plan: { ...NO_PLAN, daysBefore: one.days },
          },
          deadline,
        )
        rows = apply(rows, facts, now)
        const planned = rows.filter(({ status }) => status === 'planned')
        for (const { reminderDate } of planned)
          expect(reminderDate < endOfDeadline(deadline)).toBe(true)
        const due = planned.filter(({ reminderDate }) => reminderDate <= now)
        sent.push(...due.map((row) => `${row.deadlineDate} ${row.daysBefore}`))
        rows = rows.map((row) => (due.includes(row) ? asSent(row) : row))
      }
      expect(new Set(sent).size).toBe(sent.length)
    }),
  )
})
