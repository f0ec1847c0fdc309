import { randomUUID } from 'node:crypto'
import { deliver } from '@landfall/kit/messaging/consumers'
import { testVisitor } from '@landfall/kit/testing/callers'
import type { Caller } from '@landfall/kit/identity/viewer'
import { makeEnvelope } from '@landfall/proto-events'
import { DatesChanged } from '@landfall/proto-events/immigration/dates-changed.v1'
import { SessionChanged } from '@landfall/proto-events/mentoring/session-changed.v1'
import { sync, type VEvent } from 'node-ical'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onImmigrationDatesChanged } from '../src/events/on-immigration-dates-changed.ts'
import { onSessionChanged } from '../src/events/on-session-changed.ts'
import { aStudent, type RunningApplications, startApplications } from './_app.ts'
import { aMember, anOwnScholarship, FORM, mutationsOn } from './_applications.ts'
import { fundsOn } from './_funds.ts'
import { COMING, movableClock, saveMutation } from './_reminders.ts'

const DATE = '018f0000-0000-7000-8000-0000000000f1'
const clock = movableClock('2026-11-10T12:00:00Z')
let app: RunningApplications
beforeAll(async () => {
  app = await startApplications(clock)
})
afterAll(() => app.stop())

const save = (student: Caller, scholarshipId: string) =>
  app.ask(student, saveMutation, { input: { scholarshipId } })

async function makeFeed(student: Caller): Promise<string> {
  const { createCalendarFeed } = await app.ask(
    student,
    'mutation { createCalendarFeed { ... on CreateCalendarFeedSuccess { path } } }',
    {},
  )
  return /^\/calendar\/([\w-]{43})\.ics$/.exec(createCalendarFeed.path)?.[1] ?? ''
}

async function read(token: string): Promise<string | null> {
  const { calendarDocument } = await app.ask(
    testVisitor(),
    `query ($token: String!) {
      calendarDocument(token: $token, siteUrl: "https://landfall.example")
    }`,
    { token },
  )
  return calendarDocument
}

const eventsIn = (document: string | null) =>
  Object.values(sync.parseICS(document ?? '')).filter(
    (one): one is VEvent => one?.type === 'VEVENT',
  )

describe('a private calendar', () => {
  it('holds the coming deadlines with their right instants, read by a real parser', async () => {
    const student = aStudent()
    await save(student, await app.knowScholarship('published', { ...COMING, version: 4 }))
    const tokyo = {
      deadlineDate: '2026-11-30',
      deadlineTimeZone: 'Asia/Tokyo',
      slug: 'tokyo',
    }
    await save(student, await app.knowScholarship('published', { ...COMING, ...tokyo }))
    const document = await read(await makeFeed(student))
    expect(document).toContain('DTSTART;TZID=America/New_York:20261201T235900')
    expect(document?.match(/BEGIN:VTIMEZONE/g)).toHaveLength(2)
    const events = eventsIn(document)
    expect(events.map(({ start }) => start.toISOString())).toEqual([
      '2026-11-30T14:59:00.000Z',
      '2026-12-02T04:59:00.000Z',
    ])
    expect(events[1]).toMatchObject({
      summary: 'Deadline: Coastal Engineering Award',
      status: 'CONFIRMED',
      sequence: 4,
      url: { val: 'https://landfall.example/scholarships/coastal-engineering-award' },
    })
    expect(events.map(({ start }) => start.tz)).toEqual(['Asia/Tokyo', 'America/New_York'])
    expect(events[1]?.description).toContain('1 Dec 2026, 23:59 New York')
  })

  it('marks a day that only recurs as tentative, all day, in words', async () => {
    const student = aStudent()
    const recurring = { ...COMING, deadlinePrecision: 'recurring-day' }
    await save(student, await app.knowScholarship('published', recurring))
    const document = await read(await makeFeed(student))
    expect(document).toContain('DTSTART;VALUE=DATE:20261201')
    const [event] = eventsIn(document)
    expect(event).toMatchObject({ status: 'TENTATIVE', datetype: 'date' })
    expect(event?.summary).toBe('Deadline (not confirmed): Coastal Engineering Award')
    expect(event?.description).toContain('Usually 1 Dec; not confirmed for 2026')
  })

  it('has the days of a student’s status, but not what they are about', async () => {
    const student = aStudent()
    const { userId } = student.viewer as { userId: string }
    const datesChanged = (version: number, day: string) =>
      makeEnvelope(DatesChanged, {
        id: randomUUID(),
        aggregateId: userId,
        version,
        time: clock.now(),
        data: { studentId: userId, dates: [{ id: DATE, day }] },
      })
    const newest = datesChanged(2, '2027-05-15')
    for (const event of [newest, datesChanged(1, '2027-04-01'), newest])
      await deliver(onImmigrationDatesChanged, event, app.unitOfWork)
    const events = eventsIn(await read(await makeFeed(student)))
    expect(events).toMatchObject([
      {
        uid: `immigration-${DATE}@landfall`,
        summary: 'Immigration date',
        datetype: 'date',
      },
    ])
    expect(events[0]?.start.toISOString()).toContain('2027-05-15')
  })

  it('has both sides’ sessions, by the ids of their invitations, moved and removed as mentoring tells', async () => {
    const [student, mentor] = [aStudent(), aStudent()]
    const [studentId, mentorId] = [student, mentor].map(
      ({ viewer }) => (viewer as { userId: string }).userId,
    ) as [string, string]
    const sessionId = randomUUID()
    const deliverSession = async (
      version: number,
      change: { status: 'requested' | 'scheduled' | 'cancelled'; sequence: number },
      hour = 15,
    ) => {
      const times = {
        scheduledAt: `2026-12-01T${hour}:00:00.000Z`,
        endsAt: `2026-12-01T${hour + 1}:30:00.000Z`,
      }
      const changed = makeEnvelope(SessionChanged, {
        id: randomUUID(),
        aggregateId: sessionId,
        version,
        time: clock.now(),
        data: { sessionId, studentId, mentorId, ...times, ...change },
      })
      // The second delivery has a new id, as if the inbox had forgotten the first.
      for (const id of [changed.id, randomUUID()])
        await deliver(onSessionChanged, { ...changed, id }, app.unitOfWork)
    }
    const [own, mentors] = [await makeFeed(student), await makeFeed(mentor)]
    await deliverSession(1, { status: 'requested', sequence: 0 })
    expect(eventsIn(await read(own))).toMatchObject([
      { summary: 'Session with your mentor (not confirmed)', status: 'TENTATIVE' },
    ])
    await deliverSession(3, { status: 'scheduled', sequence: 1 }, 17)
    await deliverSession(2, { status: 'scheduled', sequence: 0 })
    const [event, ...others] = eventsIn(await read(own))
    expect(others).toEqual([])
    expect(event).toMatchObject({
      uid: `session-${sessionId}@landfall`,
      sequence: 1,
      status: 'CONFIRMED',
      transparency: 'OPAQUE',
      url: { val: `https://landfall.example/mentoring/sessions/${sessionId}` },
    })
    expect([event?.start, event?.end].map((at) => at?.toISOString())).toEqual([
      '2026-12-01T17:00:00.000Z',
      '2026-12-01T18:30:00.000Z',
    ])
    expect(eventsIn(await read(mentors))).toMatchObject([
      { summary: 'Mentoring a student' },
    ])
    await deliverSession(4, { status: 'cancelled', sequence: 2 }, 17)
    for (const token of [own, mentors]) expect(eventsIn(await read(token))).toEqual([])
  })

  it('has the day by which an award must be answered, until it is answered or over', async () => {
    clock.set('2026-11-22T12:00:00Z')
    const run = fundsOn(app)
    const { student, id, offerId } = await run.anOffer()
    const token = await makeFeed(student)
    const document = await read(token)
    expect(document).not.toContain('2,500')
    const [event, ...others] = eventsIn(document)
    expect(others).toEqual([])
    expect(event).toMatchObject({
      uid: `offer-${offerId}@landfall`,
      summary: 'Answer your award: Coastal Engineering Award',
      status: 'CONFIRMED',
      url: { val: `https://landfall.example/applications/${id}` },
    })
    // 23:59 in New York, where the scholarship is.
    expect(event?.start.toISOString()).toBe('2026-12-11T04:59:00.000Z')
    expect(event?.description).toContain('by 10 Dec 2026, 23:59 New York')
    clock.set('2026-12-11T05:00:00Z')
    expect(eventsIn(await read(token))).toEqual([])
    clock.set('2026-12-11T04:59:00Z')
    expect(eventsIn(await read(token))).toHaveLength(1)
    await run.answerOffer(student, { id: offerId, accept: false })
    expect(eventsIn(await read(token))).toEqual([])
    clock.set('2026-11-10T12:00:00Z')
  })

  it('has the day by which an owner wants more information, until it is sent or over', async () => {
    const run = mutationsOn(app)
    const student = aStudent()
    const { scholarshipId, ownerId } = await anOwnScholarship(app)
    const { application } = await run.submit(student, { scholarshipId, form: FORM })
    const { id } = application
    const owner = aMember(ownerId)
    await run.move(owner, { id, to: 'IN_REVIEW', decisionBy: '2027-01-31' })
    await run.askForMore(owner, { id, message: 'Which bridge?', answerBy: '2026-12-05' })
    const token = await makeFeed(student)
    const document = await read(token)
    expect(document).toContain('DTSTART;VALUE=DATE:20261205')
    expect(document).not.toContain('bridge')
    const asked = {
      uid: `more-info-${id}@landfall`,
      summary: 'Send more information: Coastal Engineering Award',
      url: { val: `https://landfall.example/applications/${id}` },
    }
    expect(eventsIn(document)).toMatchObject([asked])
    await run.save(student, { id, form: { personalStatement: 'The Third Mainland.' } })
    expect(eventsIn(await read(token))).toMatchObject([asked])
    clock.set('2026-12-06T12:00:00Z')
    expect(eventsIn(await read(token))).toEqual([])
    clock.set('2026-11-10T12:00:00Z')
    await run.submit(student, { id, note: 'See above' })
    expect(eventsIn(await read(token))).toEqual([])
  })

  it('leaves out what has no coming deadline', async () => {
    const student = aStudent()
    const last = { ...COMING, deadlineDate: '2026-01-15', deadlinePrecision: 'last-known' }
    await save(student, await app.knowScholarship('published', last))
    await save(student, await app.knowScholarship('closed', COMING))
    await save(student, await app.knowScholarship('published'))
    expect(eventsIn(await read(await makeFeed(student)))).toEqual([])
  })

  it('is the same text until something changes, and keeps its entries by their ids', async () => {
    const student = aStudent()
    const scholarshipId = await app.knowScholarship('published', COMING)
    await save(student, scholarshipId)
    const token = await makeFeed(student)
    const before = await read(token)
    clock.set('2026-11-12T12:00:00Z')
    expect(await read(token)).toBe(before)
    const { scholarshipCopies } = app.stores
    const copy = await scholarshipCopies.find(scholarshipId)
    if (!copy) throw new Error('it was told of above')
    const changes = { deadlineDate: '2026-12-05', version: 2, updatedAt: clock.now() }
    await scholarshipCopies.keepNewest({ ...copy, ...changes })
    const [old, changed] = [eventsIn(before)[0], eventsIn(await read(token))[0]]
    expect(changed?.uid).toBe(old?.uid)
    expect(Number(changed?.sequence)).toBeGreaterThan(Number(old?.sequence))
    expect(changed?.start.toISOString()).toBe('2026-12-06T04:59:00.000Z')
  })

  it('folds long lines and escapes what calendars would read as their own', async () => {
    const student = aStudent()
    const title = `Award; for "rivers", lakes\\seas and ${'é'.repeat(120)}`
    await save(student, await app.knowScholarship('published', { ...COMING, title }))
    const document = await read(await makeFeed(student))
    const lines = (document ?? '').split('\r\n')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(
      75,
    )
    expect(eventsIn(document)[0]?.summary).toBe(`Deadline: ${title}`)
  })
})

describe('the address of a calendar', () => {
  it('is kept as a hash only', async () => {
    const token = await makeFeed(aStudent())
    const { rows } = await app.postgres.pool.query('select * from calendar_feeds')
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('ends when it is made anew, and when it is revoked', async () => {
    const student = aStudent()
    const first = await makeFeed(student)
    const second = await makeFeed(student)
    expect(await read(first)).toBeNull()
    expect(await read(second)).toContain('BEGIN:VCALENDAR')
    const revoke = 'mutation { revokeCalendarFeed { __typename } }'
    for (let times = 0; times < 2; times += 1) {
      const { revokeCalendarFeed } = await app.ask(student, revoke, {})
      expect(revokeCalendarFeed.__typename).toBe('RevokeCalendarFeedSuccess')
    }
    expect(await read(second)).toBeNull()
    expect(
      (await app.ask(student, '{ calendarFeed { createdAt } }', {})).calendarFeed,
    ).toBeNull()
  })

  it.each(['', 'short', 'A'.repeat(43), `${'A'.repeat(42)}'`])(
    'is none of "%s"',
    async (token) => {
      expect(await read(token)).toBeNull()
    },
  )
})
