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
  await app.tell(asksOrphans, leftToProvider)
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

it('asks what only the student knows, and leaves to the provider what only they can judge', async () => {
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

it('computes with the newest answers, however often and in whatever order they come', async () => {
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

it('keeps answers sealed, in the read copy and beside the runs', async () => {
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

it('tells how new its copy of a student is', async () => {
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
