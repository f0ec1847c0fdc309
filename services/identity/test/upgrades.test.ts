import { readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { StudentAnswersSaved } from '@landfall/proto-events/identity/student-answers-saved.v1'
import { StudentSaved } from '@landfall/proto-events/identity/student-saved.v1'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { republishJob } from '../src/jobs/republish.job.ts'
import { startIdentity, type Identity } from './_app.ts'
import { studentKit } from './_students.ts'

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

const { create, student, read } = studentKit(() => identity)

const query = (text: string, values: unknown[] = []) =>
  identity.postgres.pool.query(text, values)

async function migrate(tag: string, isMeant = (_statement: string) => true) {
  const file = new URL(`../src/db/migrations/${tag}.sql`, import.meta.url)
  const statements = readFileSync(file, 'utf8').split('--> statement-breakpoint')
  for (const statement of statements.filter(isMeant)) await query(statement)
}

async function queuedJobs() {
  const { rows } = await query(
    `select body from outbox where name = 'identity-republish/republish'`,
  )
  return rows.map(({ body }) => body)
}

async function publishedOf(id: string, type: string) {
  const events = await identity.events(type)
  return events.filter(({ subject }) => subject === id)
}

async function profile() {
  const { id, caller, given } = await student()
  await create(caller, { ...given, facts: { country: 'India', gpa: '3.30' } })
  return { id, caller }
}

describe('answers that were kept as fact@award', () => {
  it('cause nothing to be published where nobody has answered', async () => {
    await profile()
    await migrate('0009_answers_of_awards')
    expect(await queuedJobs()).toEqual([])
  })

  it('are read as answers for the award, and published again', async () => {
    const { id } = await profile()
    const [award, both] = [randomUUID(), randomUUID()]
    const answers = {
      jesuit: 'no',
      [`already-admitted@${award}`]: 'yes',
      [`alumni-child@${both}`]: 'no',
      [`${both}:alumni-child`]: 'yes',
    }
    const stored = Object.entries(answers).map(([key, answer]) => [
      key,
      { answer, answeredAt: '2026-11-22T14:00:00.000Z' },
    ])
    await query(`insert into student_answers values ($1, $2, 3, now())`, [
      id,
      Object.fromEntries(stored),
    ])
    for (let times = 0; times < 2; times += 1) await migrate('0009_answers_of_awards')
    const { queue, name, attempts, backoffMs } = republishJob
    expect((await queuedJobs())[0]).toMatchObject({ queue, name, attempts, backoffMs })
    await identity.runJobs()
    const published = (await publishedOf(id, 'student-answers.saved')).at(-1)
    expect(published?.aggregateversion).toBe(4)
    const { sealedAnswers } = StudentAnswersSaved.schema.parse(published?.data)
    expect(await identity.sealer.open(sealedAnswers)).toEqual({
      jesuit: 'no',
      [`${award}:already-admitted`]: 'yes',
      [`${both}:alumni-child`]: 'yes',
    })
  })
})

const isMarking = (statement: string) => statement.includes('UPDATE "students"')

describe('a GPA from before conversions were marked', () => {
  it.each([
    ['percent', '82', true],
    ['German, 1 is best', '1,7', true],
    ['5.0', '4.4', true],
    ['4.0', '3.3', false],
    ['out of 4', '3.3', false],
    ['gpa-4', '3.3', false],
    [null, '3.3', false],
    ['percent', null, false],
  ])(
    'beside a grade in the scale %j, %j, is about so: %j',
    async (scale, grade, isAbout) => {
      const { id } = await profile()
      await query(
        'update students set gpa_original = $2, gpa_original_scale = $3 where id = $1',
        [id, grade, scale],
      )
      await migrate('0007_what_awards_decide_by', isMarking)
      await migrate('0009_answers_of_awards')
      await identity.runJobs()
      const published = (await publishedOf(id, 'student.saved')).at(-1)
      expect(published?.aggregateversion).toBe(isAbout ? 2 : 1)
      expect(StudentSaved.schema.parse(published?.data).isGpaEstimated).toBe(isAbout)
    },
  )

  it('names the table of its conversion only when it was converted', async () => {
    const { id, caller } = await profile()
    await query(
      `update students set gpa_original = '3.3', gpa_original_scale = 'gpa-4' where id = $1`,
      [id],
    )
    expect(await read(caller, 'me')).toMatchObject({
      isGpaEstimated: false,
      gpaSource: null,
    })
  })
})
