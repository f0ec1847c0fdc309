import { randomUUID } from 'node:crypto'
import { createSealer } from '@landfall/kit/core/sealed'
import { requirement } from '@landfall/matching/testing/examples'
import { EMPTY_PROFILE, studentSaved } from '@landfall/matching/testing/student-saved'
import { makeEnvelope } from '@landfall/proto-events'
import {
  StudentAnswersSaved,
  type StudentAnswer,
} from '@landfall/proto-events/identity/student-answers-saved.v1'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aStudent, startAiWorkers, type RunningAiWorkers } from './_app.ts'
import { aListing } from './_listings.ts'

const question = 'Are you an orphan?'
const asksOrphans = aListing({
  requirements: [
    requirement({
      key: 'orphan',
      decide: {
        by: 'question',
        fact: 'orphan',
        question,
        expects: true,
        isPerAward: false,
      },
    }),
    requirement({
      key: 'essay',
      text: 'Write an essay of two pages.',
      decide: { by: 'action' },
    }),
  ],
})
const leftToProvider = aListing({ requirements: [requirement()] })

let app: RunningAiWorkers
beforeAll(async () => {
  app = await startAiWorkers()
  await app.storeListings(asksOrphans, leftToProvider)
  await app.startWorker()
})
afterAll(() => app.stop())

const idOf = (student: ReturnType<typeof aStudent>) =>
  student.viewer.kind === 'user' ? student.viewer.userId : ''

async function saved(
  studentId: string,
  version: number,
  answers: Record<string, StudentAnswer>,
) {
  const sealedAnswers = await createSealer(app.config.studentAnswersKey).seal(answers)
  return makeEnvelope(StudentAnswersSaved, {
    id: randomUUID(),
    aggregateId: studentId,
    version,
    time: new Date(),
    data: { studentId, sealedAnswers },
  })
}

it('a match asks what only the student knows, and leaves to the provider what only they can judge', async () => {
  const { result } = (await app.match(aStudent())).run
  expect(result).toMatchObject({ matchCount: 0, toAnswerCount: 1, toCheckCount: 1 })
  expect(result.toAnswer).toEqual([
    {
      verdict: 'ANSWER_QUESTIONS',
      label: 'Answer 1 question',
      scholarship: { id: asksOrphans.scholarshipId },
      questions: [{ key: 'orphan', question, isDeclined: false, profileField: null }],
      steps: [{ text: 'Write an essay of two pages.', yours: null }],
    },
  ])
  expect(result.toCheck).toMatchObject([
    { verdict: 'CHECK_WITH_PROVIDER', withProvider: ['outstanding'] },
  ])
  expect(result.nextQuestions).toEqual([
    {
      key: 'orphan',
      fact: 'orphan',
      question,
      yes: { opens: 1, closes: 0 },
      no: { opens: 0, closes: 1 },
    },
  ])
})

it('a match uses the newest answers, however often and in whatever order they come', async () => {
  const student = aStudent()
  const older = await saved(idOf(student), 1, { orphan: 'no' })
  const newer = await saved(idOf(student), 2, { orphan: 'yes' })
  for (const event of [newer, older, newer, older]) await app.receive(event)
  const { result } = (await app.match(student)).run
  expect(result.matches).toMatchObject([
    { verdict: 'ELIGIBLE', scholarship: { id: asksOrphans.scholarshipId } },
  ])
  expect(result.nextQuestions).toEqual([])
})

it('answers are kept sealed, in the read copy and beside the runs', async () => {
  const student = aStudent()
  await app.receive(await saved(idOf(student), 1, { orphan: 'yes' }))
  await app.match(student)
  const { rows } = await app.postgres.pool.query<{ kept: string }>(
    `select student_answers::text as kept from student_answers where student_id = $1
    union all select asked::text || coalesce(sealed_answers, '') from match_runs where student_id = $1`,
    [idOf(student)],
  )
  expect(rows).toHaveLength(2)
  for (const { kept } of rows) expect(kept).not.toContain('orphan')
})

it('nothing is left of answers that were changed or erased, even beside matches under way', async () => {
  const student = aStudent()
  const id = idOf(student)
  const sealedBesideRuns = async () => {
    const { rows } = await app.postgres.pool.query<{ sealed: string | null }>(
      `select sealed_answers as sealed from match_runs where student_id = $1 order by created_at, id`,
      [id],
    )
    return rows.map(({ sealed }) => sealed)
  }
  const first = await saved(id, 1, { orphan: 'yes' })
  const second = await saved(id, 2, {})
  await app.receive(first)
  await app.match(student)
  expect(await sealedBesideRuns()).toEqual([first.data.sealedAnswers])
  for (const event of [second, second, first]) await app.receive(event)
  expect(await sealedBesideRuns()).toEqual([null])

  const { run } = await app.match(student)
  expect(await sealedBesideRuns()).toEqual([null, second.data.sealedAnswers])
  // A run that started with data that is erased before it ends.
  await app.postgres.pool.query(
    `update match_runs set status = 'running', sealed_answers = $2 where id = $1`,
    [run.id, first.data.sealedAnswers],
  )
  await app.receive(await saved(id, 3, {}))
  expect(await sealedBesideRuns()).toEqual([null, first.data.sealedAnswers])
  const end = { id: run.id, resultId: randomUUID(), finishedAt: new Date(), ranked: [] }
  const summary = run.result
  expect(await app.stores.matchRuns.finishAll([{ ...end, summary }])).toEqual(
    new Set([run.id]),
  )
  expect(await sealedBesideRuns()).toEqual([null, null])
})

it('no answers are left beside a match that failed', async () => {
  const student = aStudent()
  await app.receive(await saved(idOf(student), 1, { orphan: 'yes' }))
  const { run } = await app.match(student)
  await app.postgres.pool.query(`update match_runs set status = 'running' where id = $1`, [
    run.id,
  ])
  await app.stores.matchRuns.fail(run.id, 'It took too long.', new Date())
  const { rows } = await app.postgres.pool.query(
    `select sealed_details, sealed_answers from match_runs where id = $1`,
    [run.id],
  )
  expect(rows).toEqual([{ sealed_details: null, sealed_answers: null }])
})

it('the service tells how new its copy of a student is', async () => {
  const student = aStudent()
  const copy = async () =>
    (await app.ask(student, '{ matchingStudentCopy { version answersVersion } }'))
      .matchingStudentCopy
  expect(await copy()).toBeNull()
  const profile = { ...EMPTY_PROFILE, studentId: idOf(student), version: 3 }
  await app.receive(studentSaved(profile))
  expect(await copy()).toEqual({ version: 3, answersVersion: 0 })
  await app.receive(await saved(idOf(student), 2, { orphan: 'yes' }))
  expect(await copy()).toEqual({ version: 3, answersVersion: 2 })
})
