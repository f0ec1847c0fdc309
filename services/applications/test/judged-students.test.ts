import { randomUUID } from 'node:crypto'
import { createSealer } from '@landfall/kit/core/sealed'
import { deliver } from '@landfall/kit/messaging/consumers'
import { listing, requirement } from '@landfall/matching/testing/examples'
import { studentSaved } from '@landfall/matching/testing/student-saved'
import { makeEnvelope } from '@landfall/proto-events'
import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import { StudentAnswersSaved } from '@landfall/proto-events/identity/student-answers-saved.v1'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onStudentAnswersSaved } from '../src/events/on-student-answers-saved.ts'
import { onStudentSaved } from '../src/events/on-student-saved.ts'
import { aStudent, startApplications, type RunningApplications } from './_app.ts'
import { anOwnScholarship, FORM, mutationsOn } from './_applications.ts'
import { userIdOf } from './_reminders.ts'

let app: RunningApplications
let run: ReturnType<typeof mutationsOn>
beforeAll(async () => {
  app = await startApplications()
  run = mutationsOn(app)
})
afterAll(() => app.stop())

type Answers = Record<string, 'yes' | 'no' | 'declined'>

async function deliverAnswers(studentId: string, version: number, answers: Answers) {
  const sealedAnswers = await createSealer(app.config.studentAnswersKey).seal(answers)
  const event = makeEnvelope(StudentAnswersSaved, {
    id: randomUUID(),
    aggregateId: studentId,
    version,
    time: new Date(),
    data: { studentId, sealedAnswers },
  })
  await deliver(onStudentAnswersSaved, event, app.unitOfWork)
  await deliver(onStudentAnswersSaved, event, app.unitOfWork)
}

const ASKS_JESUITS = {
  criteria: listing({ gpaRequirement: '3.00' }) as ListingCriteria['criteria'],
  requirements: [
    requirement({
      key: 'group-1',
      label: 'Jesuit',
      decide: {
        by: 'question',
        fact: 'jesuit',
        question: 'Are you a Jesuit?',
        expects: true,
        isPerAward: false,
      },
    }),
  ],
}

it('the check judges by the newest facts that students told elsewhere, sealed answers too', async () => {
  const student = aStudent()
  const studentId = userIdOf(student)
  const { scholarshipId } = await anOwnScholarship(app, { asks: ASKS_JESUITS })
  const form = { ...FORM, currentGpa: null }
  const { application } = await run.save(student, { scholarshipId, form })
  const { id } = application
  const blocked = async () =>
    (await run.find(student, id)).blockers.map(
      ({ message }: { message: string }) => message,
    )
  expect(await blocked()).toEqual([])

  const low = studentSaved({ studentId, version: 2, gpa: '2.50' })
  await deliver(onStudentSaved, low, app.unitOfWork)
  await deliver(onStudentSaved, low, app.unitOfWork)
  await deliverAnswers(studentId, 2, { jesuit: 'no' })
  expect(await blocked()).toEqual(['Not eligible: GPA, Jesuit.'])

  // An older event that comes late changes nothing.
  const older = studentSaved({ studentId, version: 1, gpa: '4.00' })
  await deliver(onStudentSaved, older, app.unitOfWork)
  await deliverAnswers(studentId, 1, { jesuit: 'yes' })
  expect(await blocked()).toEqual(['Not eligible: GPA, Jesuit.'])

  await deliver(
    onStudentSaved,
    studentSaved({ studentId, version: 3, gpa: '3.50' }),
    app.unitOfWork,
  )
  await deliverAnswers(studentId, 3, { jesuit: 'yes' })
  expect(await run.submit(student, { id })).toMatchObject({
    application: { submissions: [{ verdict: 'ELIGIBLE' }] },
  })
})

it('the check records open questions, and refuses nobody for them', async () => {
  const student = aStudent()
  const { scholarshipId } = await anOwnScholarship(app, { asks: ASKS_JESUITS })
  const submitted = await run.submit(student, { scholarshipId, form: FORM })
  expect(submitted.application.submissions).toMatchObject([
    { verdict: 'ANSWER_QUESTIONS', unanswered: ['Jesuit'] },
  ])
  const { rows } = await app.postgres.pool.query(
    'select failed, open, criteria_version from application_submissions where id = $1',
    [submitted.submission.id],
  )
  expect(rows).toEqual([{ failed: [], open: ['Are you a Jesuit?'], criteria_version: 1 }])
})

it('events carry nothing that students wrote', async () => {
  const student = aStudent()
  const { scholarshipId } = await anOwnScholarship(app)
  const form = { ...FORM, personalStatement: 'Seldom words', phone: '+234 555 0100' }
  await run.submit(student, { scholarshipId, form, note: 'Quiet note' })
  const published = JSON.stringify(await app.outboxEvents())
  expect(published).toContain(userIdOf(student))
  // Some words contain spaces, which no random id has.
  const words = ['Seldom', '555 0100', 'Quiet', 'Okafor', 'ada@example.org', 'Lagos']
  for (const word of words) expect(published).not.toContain(word)
})
