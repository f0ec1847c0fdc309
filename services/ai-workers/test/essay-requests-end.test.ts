import { randomUUID } from 'node:crypto'
import { newId } from '@landfall/kit/core/ids'
import { createSealer } from '@landfall/kit/core/sealed'
import type { Caller } from '@landfall/kit/identity/viewer'
import { deliver } from '@landfall/kit/messaging/consumers'
import { eventually } from '@landfall/kit/testing/eventually'
import { rowsNaming } from '@landfall/kit/testing/rows-naming'
import { stickRows } from '@landfall/kit/testing/stuck-rows'
import { makeEnvelope } from '@landfall/proto-events'
import { UserErased } from '@landfall/proto-events/identity/user-erased.v1'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onUserErased } from '../src/events/on-user-erased.ts'
import { makeAskMentor } from '../src/modules/essay-request/ask-mentor.ts'
import { aStudent, type RunningAiWorkers, startAiWorkers } from './_app.ts'
import { requestsOf, userIdOf } from './_essay-requests.ts'

const HOUR_MS = 3_600_000
const OVERALL =
  'You make me see the chairs. Cut the second paragraph and end with Yessenia.'

let now = new Date('2026-11-02T12:00:00Z')
const clock = { now: () => now }
const pass = (hours: number) => {
  now = new Date(now.getTime() + hours * HOUR_MS)
}

let app: RunningAiWorkers
let on: ReturnType<typeof requestsOf>
beforeAll(async () => {
  app = await startAiWorkers({ essaysPerHour: 1_000 }, { clock })
  on = requestsOf(app, clock)
})
afterAll(() => app.stop())

describe('time', () => {
  it('ends requests that no mentor answered, and tells both sides once each when feedback is late', async () => {
    const asked = await on.aRequest()
    const taken = await on.aRequest({ accepted: true })
    pass(48)
    expect(
      await on.run(asked.mentor, 'answerEssayRequest', { id: asked.id, accept: true }),
    ).toMatchObject({ code: 'CONFLICT' })
    for (const _twice of [1, 2]) await on.lookAfter()
    expect((await on.open(asked.student, asked.id)).status).toBe('EXPIRED')
    expect((await on.open(taken.student, taken.id)).status).toBe('ACCEPTED')
    expect(await on.noticesFor(asked.student)).toEqual([
      'A mentor did not respond to your essay request',
    ])
    expect(await on.noticesFor(asked.mentor)).toHaveLength(2)

    pass(3 * 24)
    for (const _twice of [1, 2]) await on.lookAfter()
    expect((await on.open(taken.student, taken.id)).status).toBe('OVERDUE')
    expect((await on.noticesFor(taken.student)).slice(1)).toEqual([
      'The feedback on your essay is late',
    ])
    expect((await on.noticesFor(taken.mentor)).slice(1)).toEqual([
      'A student is waiting for your feedback',
    ])
    const { id } = taken
    expect(
      await on.run(taken.mentor, 'sendEssayFeedback', { id, overall: OVERALL }),
    ).toMatchObject({ request: { status: 'COMPLETED' } })
  })
})

it('time ends all unanswered requests, however many there are', async () => {
  const { student, id } = await on.aRequest()
  await app.postgres.pool.query(
    `with made as (
      insert into essay_reviews (id, essay_id, version, student_id, essay_type, title, status, input_id, scorer_version,
        text_id, submitted_at)
      select gen_random_uuid(), gen_random_uuid(), 1, student_id, essay_type, title, status, input_id, scorer_version,
        gen_random_uuid(), submitted_at
      from essay_reviews, generate_series(1, 150) where student_id = $2 returning id, essay_id
    )
    insert into essay_requests (id, review_id, essay_id, student_id, mentor_id, status, sealed_ask, requested_at,
      expires_at, version)
    select gen_random_uuid(), made.id, made.essay_id, student_id, mentor_id, status, sealed_ask, requested_at,
      expires_at, version
    from essay_requests as asked, made where asked.id = $1`,
    [id, userIdOf(student)],
  )
  pass(49)
  expect(await on.lookAfter()).toMatchObject({ expired: 151 })
  expect(await on.lookAfter()).toMatchObject({ expired: 0 })
})

describe('a mentor', () => {
  it('takes as many essays as the newest event says, whatever comes twice or late', async () => {
    const mentor = aStudent()
    const free = async () =>
      (await on.offered(aStudent())).find(({ id }) => id === userIdOf(mentor))?.freePlaces
    await on.deliverPlaces(mentor, 4, 3)
    await on.deliverPlaces(mentor, 1, 2)
    expect(await free()).toBe(4)
    await on.deliverSuspension(mentor, true, 9)
    await on.deliverSuspension(mentor, false, 8)
    expect(await free()).toBeUndefined()
    await on.deliverSuspension(mentor, false, 10)
    await on.deliverStatus(mentor, false, 4)
    expect(await free()).toBeUndefined()
    await on.deliverStatus(mentor, true, 5)
    expect(await free()).toBe(4)
    await on.deliverPlaces(mentor, 0, 6)
    expect(await free()).toBeUndefined()
  })

  it.each(['deliverStatus', 'deliverSuspension'] as const)(
    'who may no longer read leaves nobody waiting (%s)',
    async (act) => {
      const { student, mentor, id } = await on.aRequest({ accepted: true })
      await on[act](mentor, act === 'deliverSuspension', 7)
      expect(await on.open(student, id)).toMatchObject({ status: 'DECLINED' })
      expect((await on.noticesFor(student)).slice(1)).toEqual([
        'A mentor can no longer read your essay',
      ])
      const seen = await on.open(mentor, id)
      expect(seen?.essay ?? null).toBeNull()
    },
  )
})

describe('an essay that is deleted', () => {
  it('takes its requests with it, and the mentor is told', async () => {
    const { student, mentor, reviewId, id } = await on.aRequest({ accepted: true })
    await on.essays.remove(student, reviewId)
    expect(await on.open(mentor, id)).toBeNull()
    expect((await on.noticesFor(mentor)).at(-1)).toBe('An essay was deleted')
  })

  it('still counts its requests for the month; the next month begins anew', async () => {
    const { student, mentor, reviewId, id } = await on.aRequest({ accepted: true })
    await on.run(mentor, 'sendEssayFeedback', { id, overall: OVERALL })
    await on.essays.remove(student, reviewId)
    for (const _more of [1, 2]) await on.aRequest({ student })
    const asked = async () => {
      const reviewed = await on.reviewedEssay(student)
      return on.ask(student, { reviewId: reviewed, mentor: await on.aMentor() })
    }
    expect(await asked()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    pass(31 * 24)
    await on.lookAfter()
    expect(await asked()).toMatchObject({ request: { status: 'REQUESTED' } })
    const { rows } = await app.postgres.pool.query('select id from deleted_essay_requests')
    expect(rows).toEqual([])
  })
})

describe('an account that is erased', () => {
  it('leaves nothing of a student, and their mentor learns of it', async () => {
    const { student, mentor, id } = await on.aRequest({ accepted: true })
    const deleted = await on.aRequest({ student })
    await on.essays.remove(student, deleted.reviewId)
    await erase(student)
    expect(await on.open(mentor, id)).toBeNull()
    expect((await on.noticesFor(mentor)).at(-1)).toBe('An essay was deleted')
  })

  it('leaves a mentor’s words to the student, without a name, and ends what waits for the mentor', async () => {
    const mentor = await on.aMentor()
    const done = await on.aRequest({ mentor, accepted: true })
    await on.run(mentor, 'sendEssayFeedback', { id: done.id, overall: OVERALL })
    const waiting = await on.aRequest({ mentor })
    await erase(mentor)
    expect(await on.open(done.student, done.id)).toMatchObject({
      status: 'COMPLETED',
      mentor: null,
      feedback: { overall: OVERALL },
    })
    expect(await on.open(waiting.student, waiting.id)).toMatchObject({
      status: 'DECLINED',
      mentor: null,
    })
    expect(await on.noticesFor(waiting.student)).toEqual([
      'A mentor can no longer read your essay',
    ])
  })

  it('leaves nobody waiting who asks the mentor meanwhile', async () => {
    const [student, mentor] = [aStudent(), await on.aMentor()]
    const [studentId, mentorId] = [userIdOf(student), userIdOf(mentor)]
    let erasing: Promise<unknown> = Promise.resolve()
    const askMentor = makeAskMentor({
      unitOfWork: (work) =>
        app.unitOfWork(async (tx) => {
          const asked = await work(tx)
          erasing = hearErased(mentorId)
          await eventually(somebodyWaits)
          return asked
        }),
      sealer: createSealer(app.config.studentAnswersKey),
      clock,
      newId,
      essayRequestsPerMonth: 1,
    })
    const reviewId = await on.reviewedEssay(student)
    const wish = { reviewId, mentorId, firstName: 'Yessenia', wish: null }
    const asked = await askMentor({ studentId, checkedBy: 'policy' }, wish)
    await erasing
    if (!asked.ok) throw new Error(asked.error.message)
    expect(await on.open(student, asked.value.id)).toMatchObject({
      status: 'DECLINED',
      mentor: null,
    })
    const { outbox: _published, ...left } = await rowsNaming(app.postgres, [mentorId])
    expect(left).toEqual({})
  })
})

async function somebodyWaits(): Promise<boolean> {
  const { rows } = await app.postgres.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}

function hearErased(userId: string, version = 1) {
  const event = { id: randomUUID(), aggregateId: userId, version, time: now }
  const erased = makeEnvelope(UserErased, { ...event, data: { userId } })
  return deliver(
    onUserErased(async () => {}),
    erased,
    app.unitOfWork,
  )
}

async function erase(person: Caller) {
  const userId = userIdOf(person)
  for (const version of [1, 2]) await hearErased(userId, version)
  const { outbox: _published, ...left } = await rowsNaming(app.postgres, [userId])
  expect(left).toEqual({})
}

it('a request that can’t be looked after holds up none of the others, and is made up for', async () => {
  const [stuck, other] = [await on.aRequest(), await on.aRequest()]
  const taken = await on.aRequest({ accepted: true })
  pass(5 * 24)
  const letGo = await stickRows(app.postgres.pool, {
    table: 'outbox',
    when: `new.body::text like '%${userIdOf(stuck.student)}%'`,
  })
  const statuses = () =>
    Promise.all(
      [stuck, other, taken].map(
        async ({ student, id }) => (await on.open(student, id)).status,
      ),
    )
  await expect(on.lookAfter()).rejects.toThrow('Failed query')
  expect(await statuses()).toEqual(['REQUESTED', 'EXPIRED', 'OVERDUE'])
  await letGo()
  await on.lookAfter()
  expect(await statuses()).toEqual(['EXPIRED', 'EXPIRED', 'OVERDUE'])
})
