import { deliver } from '@landfall/kit/messaging/consumers'
import { eventually } from '@landfall/kit/testing/eventually'
import type { Caller } from '@landfall/kit/identity/viewer'
import { ScholarshipClosed } from '@landfall/proto-events/catalog/scholarship-closed.v1'
import { ScholarshipPublished } from '@landfall/proto-events/catalog/scholarship-published.v1'
import { ScholarshipUpdated } from '@landfall/proto-events/catalog/scholarship-updated.v1'
import { SAVED_STATUSES } from '../src/student/saved-scholarship/saved-scholarship.ts'
import type { ScholarshipCopy } from '../src/student/scholarship-copy/scholarship-copy.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onScholarshipChanged } from '../src/events/on-scholarship-changed.ts'
import { aStudent, type RunningApplications, startApplications } from './_app.ts'
import {
  COMING,
  envelope,
  movableClock,
  noticesFor,
  planMutation,
  saveMutation,
  sweep,
} from './_reminders.ts'

const START = '2026-11-10T12:00:00Z'
const clock = movableClock(START)
let app: RunningApplications
beforeAll(async () => {
  app = await startApplications(clock)
})
afterAll(() => app.stop())

const noticesOf = (student: Caller) => noticesFor(app, student)

type Deadline = { date: string | null; precision: string }

function makeEvent(
  event: typeof ScholarshipUpdated | typeof ScholarshipClosed | typeof ScholarshipPublished,
  scholarshipId: string,
  version: number,
  deadline: Deadline,
  closedReason?: ScholarshipCopy['closedReason'],
) {
  return envelope(event, {
    subject: scholarshipId,
    version,
    time: START,
    data: {
      scholarshipId,
      ownerId: null,
      status: event === ScholarshipClosed || closedReason ? 'closed' : 'published',
      closedReason,
      title: 'Coastal Engineering Award',
      provider: 'Harbour Trust',
      slug: 'coastal-engineering-award',
      deadline: { ...deadline, timeZone: 'America/New_York' },
      applicationUrl: null,
      sourceUrl: 'https://harbour.example/award',
    },
  })
}

function receive(event: ReturnType<typeof makeEvent>) {
  const consumer = onScholarshipChanged.find((one) => one.event.type === event.type)
  if (!consumer) throw new Error(`nobody consumes ${event.type}`)
  return deliver(consumer, event, app.unitOfWork)
}

async function keeperOf(scholarshipId: string, applicationStatus?: string) {
  const student = aStudent()
  await app.ask(student, saveMutation, { input: { scholarshipId, applicationStatus } })
  return student
}

async function plannedDates(student: Caller): Promise<string[]> {
  const { deadlineReminders } = await app.ask(
    student,
    '{ deadlineReminders { edges { node { reminderDate } } } }',
    {},
  )
  return deadlineReminders.edges.map(
    ({ node }: { node: { reminderDate: string } }) => node.reminderDate,
  )
}

/** Throws until a transaction waits for a copy that another one is writing. */
async function someoneWaits(): Promise<void> {
  const { rowCount } = await app.postgres.pool.query(
    `select from pg_stat_activity where wait_event_type = 'Lock'
       and datname = current_database() and query like '%scholarship_copies%for share%'`,
  )
  if (rowCount === 0) throw new Error('nobody waits yet')
}

describe('an award that moderators hide', () => {
  it.each([
    ['removed', 'Removed: Coastal Engineering Award', 'A moderator has removed'],
    ['held', 'On hold: Coastal Engineering Award', 'not shown until we have checked it'],
  ] as const)(
    '%s: whoever saved it is told so, and nobody saves it',
    async (reason, title, words) => {
      const scholarshipId = await app.knowScholarship('published', COMING)
      const keeper = await keeperOf(scholarshipId)
      const event = makeEvent(ScholarshipClosed, scholarshipId, 2, {
        date: '2026-12-01',
        precision: 'exact',
      })
      const data = { ...(event.data as object), closedReason: reason }
      const hidden = { ...event, data }
      expect(await receive(hidden)).toBe('handled')
      expect(await receive(hidden)).toBe('duplicate')
      expect(await noticesOf(keeper)).toMatchObject([
        { type: 'saved-closed', title, body: expect.stringContaining(words) },
      ])
      const { saveScholarship } = await app.ask(aStudent(), saveMutation, {
        input: { scholarshipId },
      })
      expect(saveScholarship.__typename).toBe('NotFound')
    },
  )
})

describe('an award that closes', () => {
  it('is told to everyone who keeps it, once, and its reminders stop', async () => {
    const scholarshipId = await app.knowScholarship('published', COMING)
    const keepers = [
      await keeperOf(scholarshipId),
      await keeperOf(scholarshipId, 'applied'),
    ]
    const stranger = await keeperOf(await app.knowScholarship('published', COMING))
    const closed = makeEvent(ScholarshipClosed, scholarshipId, 2, {
      date: '2026-12-01',
      precision: 'exact',
    })
    expect(await receive(closed)).toBe('handled')
    expect(await receive(closed)).toBe('duplicate')
    for (const keeper of keepers) {
      expect(await noticesOf(keeper)).toMatchObject([
        { type: 'saved-closed', title: 'Closed: Coastal Engineering Award' },
      ])
    }
    expect(await noticesOf(stranger)).toEqual([])
    await sweep(app, clock)
    for (const keeper of keepers) expect(await plannedDates(keeper)).toEqual([])
    expect(await plannedDates(stranger)).toHaveLength(4)
  })
})

describe('a deadline that moves', () => {
  it('is told to those who have not applied, and their reminders move with it', async () => {
    const scholarshipId = await app.knowScholarship('published', COMING)
    const keeper = await keeperOf(scholarshipId)
    const applied = await keeperOf(scholarshipId, 'applied')
    const moved = makeEvent(ScholarshipUpdated, scholarshipId, 2, {
      date: '2026-12-08',
      precision: 'exact',
    })
    expect(await receive(moved)).toBe('handled')
    expect(await receive(moved)).toBe('duplicate')
    expect(await noticesOf(keeper)).toMatchObject([
      { type: 'saved-changed', title: 'Deadline changed: Coastal Engineering Award' },
    ])
    expect(await noticesOf(applied)).toEqual([])
    await sweep(app, clock)
    expect(await plannedDates(keeper)).toEqual([
      '2026-11-24T09:00:00.000Z',
      '2026-12-01T09:00:00.000Z',
      '2026-12-05T09:00:00.000Z',
      '2026-12-07T09:00:00.000Z',
    ])
  })

  it('also moves the reminders of a student who saves it at that very moment', async () => {
    const scholarshipId = await app.knowScholarship('published', COMING)
    const copy = await app.stores.scholarshipCopies.find(scholarshipId)
    if (copy === null) throw new Error('it was just told of')
    const next = { ...copy, deadlineDate: '2026-12-08', version: 2 }
    const keeper = aStudent()
    let saving: Promise<unknown> = Promise.resolve()
    await app.unitOfWork(async (tx) => {
      await tx.scholarshipCopies.keepNewest(next)
      await tx.reminderPlans.askForScholarship(scholarshipId, clock.now())
      saving = app.ask(keeper, saveMutation, { input: { scholarshipId } })
      await Promise.race([saving, eventually(someoneWaits)])
    })
    await saving
    await sweep(app, clock)
    expect(await plannedDates(keeper)).toContain('2026-12-07T09:00:00.000Z')
  })

  it('holds nobody up when its time zone is unknown', async () => {
    const odd = { ...COMING, deadlineTimeZone: 'IST' }
    const scholarshipId = await app.knowScholarship('published', odd)
    const keeper = await keeperOf(scholarshipId)
    await app.unitOfWork((tx) =>
      tx.reminderPlans.askForScholarship(scholarshipId, clock.now()),
    )
    await sweep(app, clock)
    expect(await plannedDates(keeper)).toHaveLength(4)
  })

  it('is no news when only the title changed or an older event comes late', async () => {
    const scholarshipId = await app.knowScholarship('published', { ...COMING, version: 5 })
    const keeper = await keeperOf(scholarshipId)
    const older = { date: '2026-12-08', precision: 'exact' }
    await receive(makeEvent(ScholarshipUpdated, scholarshipId, 4, older))
    const same = { date: '2026-12-01', precision: 'exact' }
    await receive(makeEvent(ScholarshipUpdated, scholarshipId, 6, same))
    expect(await noticesOf(keeper)).toEqual([])
  })
})

describe('an award that opens again', () => {
  const next = { date: '2027-01-15', precision: 'exact' }
  const past = { date: '2026-11-09', precision: 'exact' }

  it('with a date that its owner changed while it was closed: askers hear of the date, others that it opened', async () => {
    const scholarshipId = await app.knowScholarship('published', {
      ...COMING,
      deadlineDate: past.date,
    })
    const [asker, other] = [await keeperOf(scholarshipId), await keeperOf(scholarshipId)]
    const applied = await keeperOf(scholarshipId, 'applied')
    await receive(makeEvent(ScholarshipClosed, scholarshipId, 2, past, 'deadline'))
    await app.ask(asker, planMutation, { input: { scholarshipId, tellsNext: true } })
    await receive(makeEvent(ScholarshipUpdated, scholarshipId, 3, next, 'deadline'))
    const published = makeEvent(ScholarshipPublished, scholarshipId, 4, next)
    expect(await receive(published)).toBe('handled')
    expect(await receive(published)).toBe('duplicate')
    const closed = { title: 'Closed: Coastal Engineering Award' }
    expect(await noticesOf(applied)).toMatchObject([closed])
    expect(await noticesOf(asker)).toMatchObject([
      closed,
      { type: 'deadline-announced', title: expect.stringContaining('Deadline announced:') },
    ])
    expect(await noticesOf(other)).toMatchObject([
      closed,
      { type: 'saved-reopened', title: 'Open again: Coastal Engineering Award' },
    ])
    await sweep(app, clock)
    expect(await plannedDates(other)).toContain('2027-01-14T09:00:00.000Z')
  })

  it.each([
    ['held', ScholarshipPublished, undefined, 'Open again'],
    ['removed', ScholarshipUpdated, 'owner', 'Warning withdrawn'],
  ] as const)(
    'or is cleared once it was %s: everyone who was warned hears of it',
    async (reason, event, closedReason, head) => {
      const scholarshipId = await app.knowScholarship('published', COMING)
      const keepers = [
        await keeperOf(scholarshipId),
        await keeperOf(scholarshipId, 'applied'),
      ]
      const same = { date: '2026-12-01', precision: 'exact' }
      await receive(makeEvent(ScholarshipClosed, scholarshipId, 2, same, reason))
      const cleared = makeEvent(event, scholarshipId, 3, same, closedReason)
      expect(await receive(cleared)).toBe('handled')
      expect(await receive(cleared)).toBe('duplicate')
      for (const keeper of keepers) {
        const notices = await noticesOf(keeper)
        expect(notices.slice(1)).toMatchObject([
          {
            type: 'saved-reopened',
            title: `${head}: Coastal Engineering Award`,
            body: expect.stringContaining('our warning no longer applies'),
          },
        ])
      }
    },
  )
})

describe('the next deadline of a last known one', () => {
  // Whatever happened to an application for the previous round.
  it.each(SAVED_STATUSES)('is told once, to who asked for it: %s', async (status) => {
    const scholarshipId = await app.knowScholarship('published', {
      ...COMING,
      deadlineDate: '2026-01-15',
      deadlinePrecision: 'last-known',
    })
    const asker = await keeperOf(scholarshipId, status)
    const other = await keeperOf(scholarshipId, status)
    await app.ask(asker, planMutation, { input: { scholarshipId, tellsNext: true } })
    const next = { date: '2027-01-15', precision: 'exact' }
    await receive(makeEvent(ScholarshipUpdated, scholarshipId, 2, next))
    expect(await noticesOf(asker)).toMatchObject([
      { type: 'deadline-announced', title: expect.stringContaining('Deadline announced:') },
    ])
    expect(await noticesOf(other)).toEqual([])
    const last = { date: '2027-01-15', precision: 'last-known' }
    await receive(makeEvent(ScholarshipUpdated, scholarshipId, 3, last))
    await receive(makeEvent(ScholarshipUpdated, scholarshipId, 4, next))
    expect(await noticesOf(asker)).toHaveLength(1)
  })
  it('is told as a usual date first, and once more when it is announced', async () => {
    const scholarshipId = await app.knowScholarship('published', {
      ...COMING,
      deadlineDate: '2026-01-15',
      deadlinePrecision: 'last-known',
    })
    const [asker, other] = [await keeperOf(scholarshipId), await keeperOf(scholarshipId)]
    await app.ask(asker, planMutation, { input: { scholarshipId, tellsNext: true } })
    const usual = { date: '2027-01-15', precision: 'recurring-day' }
    const known = makeEvent(ScholarshipUpdated, scholarshipId, 2, usual)
    expect(await receive(known)).toBe('handled')
    expect(await receive(known)).toBe('duplicate')
    const exact = { date: '2027-01-15', precision: 'exact' }
    await receive(makeEvent(ScholarshipUpdated, scholarshipId, 3, exact))
    expect(await noticesOf(asker)).toMatchObject([
      { type: 'deadline-announced', title: 'Usual date known: Coastal Engineering Award' },
      { type: 'deadline-announced', title: expect.stringContaining('Deadline announced:') },
    ])
    expect(await noticesOf(other)).toMatchObject([
      { type: 'saved-changed', title: 'Deadline confirmed: Coastal Engineering Award' },
    ])
  })
})
