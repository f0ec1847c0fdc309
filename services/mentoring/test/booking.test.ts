import { times } from '@landfall/kit/testing/breadth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aStudent,
  movableClock,
  type RunningMentoring,
  startMentoring,
  userIdOf,
} from './_app.ts'
import { aMentor, run, slotsOf } from './_mentors.ts'
import { startOtherProcess } from './_other-process.ts'

const NOW = '2026-11-23T12:00:00Z'
const clock = movableClock(NOW)

let app: RunningMentoring
beforeAll(async () => {
  app = await startMentoring(clock)
})
afterAll(() => app.stop())

const SLOT = '2026-12-01T15:00:00.000Z'
/** How many students want one slot. */
const MANY = times(60, 200)
const instantly = { profile: { booksInstantly: true } }

describe('a slot', () => {
  it('that many students book at once on two servers goes to one; the others are told the next free times', async () => {
    const mentor = await aMentor(app, instantly)
    const input = { mentorId: userIdOf(mentor), scheduledAt: SLOT }
    const other = await startOtherProcess({ databaseUrl: app.databaseUrl, now: NOW })
    const answers = await Promise.all(
      Array.from({ length: MANY }, (_, n) => {
        return run(n % 2 === 0 ? app : other, aStudent(), 'bookSession', input)
      }),
    ).finally(() => other.stop())
    const byKind = Map.groupBy(answers, ({ __typename }) => __typename as string)
    expect([...byKind].map(([kind, some]) => [kind, some.length]).toSorted()).toEqual([
      ['SessionSaved', 1],
      ['SlotTaken', MANY - 1],
    ])
    for (const { message, nextSlots } of byKind.get('SlotTaken') ?? []) {
      expect(message).toBe('This time was just taken. Please choose another one.')
      expect(nextSlots[0]).toEqual({
        startsAt: '2026-12-01T16:00:00.000Z',
        endsAt: '2026-12-01T17:00:00.000Z',
      })
    }
    const { rows } = await app.postgres.pool.query(
      'select id from taken_times where mentor_id = $1',
      [input.mentorId],
    )
    expect(rows).toHaveLength(1)
  })

  it('that is held is reserved for that student for five minutes', async () => {
    const mentor = await aMentor(app, instantly)
    const [one, other] = [aStudent(), aStudent()]
    const input = { mentorId: userIdOf(mentor), scheduledAt: SLOT }
    const held = await run(app, one, 'holdSlot', input)
    expect(held).toMatchObject({ startsAt: SLOT, expiresAt: '2026-11-23T12:05:00.000Z' })
    expect(await slotsOf(app, mentor)).not.toContain(SLOT)
    expect(await run(app, other, 'bookSession', input)).toMatchObject({
      __typename: 'SlotTaken',
    })
    clock.set('2026-11-23T12:05:00Z')
    expect(await slotsOf(app, mentor)).toContain(SLOT)
    expect(await run(app, other, 'holdSlot', input)).toMatchObject({
      __typename: 'SlotHeld',
    })
    clock.set(NOW)
    expect(await run(app, one, 'releaseSlot', { id: held['id'] })).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await run(app, other, 'bookSession', input)).toMatchObject({
      session: { status: 'SCHEDULED' },
    })
  })

  it('leaves the mentor’s buffer free after the previous session, and does not overlap with the student’s other sessions', async () => {
    const mentor = await aMentor(app, { ...instantly, availability: { bufferMinutes: 15 } })
    const student = aStudent()
    const mentorId = userIdOf(mentor)
    await run(app, student, 'bookSession', { mentorId, scheduledAt: SLOT })
    const next = { mentorId, scheduledAt: '2026-12-01T16:00:00.000Z' }
    expect(await run(app, aStudent(), 'bookSession', next)).toMatchObject({
      nextSlots: [{ startsAt: '2026-12-01T16:30:00.000Z' }, {}, {}, {}, {}],
    })
    const second = await aMentor(app, instantly)
    const same = { mentorId: userIdOf(second), scheduledAt: '2026-12-01T15:30:00.000Z' }
    expect(await run(app, student, 'bookSession', same)).toMatchObject({
      __typename: 'SlotTaken',
    })
  })

  it.each([
    ['too soon', '2026-11-24T11:30:00Z'],
    ['outside the mentor’s hours', '2026-12-01T13:30:00Z'],
    ['not at the half hour', '2026-12-01T15:10:00Z'],
    ['too far ahead', '2027-02-01T15:00:00Z'],
  ])('cannot be booked when it is %s', async (_what, scheduledAt) => {
    const mentorId = userIdOf(await aMentor(app, instantly))
    expect(
      await run(app, aStudent(), 'bookSession', { mentorId, scheduledAt }),
    ).toMatchObject({
      errors: [{ path: ['scheduledAt'] }],
    })
  })

  it('can be booked only by a student with a verified address, for themselves, and not with themselves', async () => {
    const mentor = await aMentor(app, instantly)
    const input = { mentorId: userIdOf(mentor), scheduledAt: SLOT }
    const { testCaller, testVisitor } = await import('@landfall/kit/testing/callers')
    const codeFor = async (by: Parameters<typeof run>[1], more = {}) =>
      (await run(app, by, 'bookSession', { ...input, ...more }))['code']
    expect(await codeFor(testVisitor())).toBe('NOT_SIGNED_IN')
    expect(await codeFor(testCaller({ accountType: 'donor' }))).toBe('FORBIDDEN')
    expect(await codeFor(testCaller({ isEmailVerified: false }))).toBe('FORBIDDEN')
    expect(await codeFor(aStudent(), { studentId: userIdOf(mentor) })).toBe('FORBIDDEN')
    expect(await codeFor(mentor)).toBe('VALIDATION_FAILED')
  })

  it('counts toward the student’s monthly limit, unless it is canceled in time', async () => {
    const mentorId = userIdOf(await aMentor(app, instantly))
    const student = aStudent()
    const at = (day: string) => ({ mentorId, scheduledAt: `2026-12-${day}T15:00:00Z` })
    const first = await run(app, student, 'bookSession', at('02'))
    for (const day of ['03', '04']) await run(app, student, 'bookSession', at(day))
    expect(await run(app, student, 'bookSession', at('05'))).toMatchObject({
      code: 'CONFLICT',
    })
    await run(app, student, 'cancelSession', { id: first['session'].id, reason: 'An exam' })
    expect(await run(app, student, 'bookSession', at('05'))).toMatchObject({ session: {} })
    // The month is that of the student's own calendar.
    expect(
      await run(app, student, 'bookSession', {
        mentorId,
        scheduledAt: '2027-01-05T15:00:00Z',
      }),
    ).toMatchObject({ session: {} })
  })
})
