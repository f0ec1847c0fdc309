import { newId } from '@landfall/kit/core/ids'
import { createSealer } from '@landfall/kit/core/sealed'
import { deliver } from '@landfall/kit/messaging/consumers'
import { rowsNaming } from '@landfall/kit/testing/rows-naming'
import { UserErased } from '@landfall/proto-events/identity/user-erased.v1'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onUserErased } from '../src/events/on-user-erased.ts'
import { recordProgress } from '../src/student/progress/record-progress.ts'
import { makeRecordWithLetters } from '../src/savers.ts'
import { aPdf } from '../src/student/document/inspection/_files.ts'
import { aStudent, type RunningApplications, startApplications } from './_app.ts'
import { aMember, anOwnScholarship, FORM, mutationsOn } from './_applications.ts'
import { upload } from './_documents.ts'
import { aTask, preparing } from './_preparation.ts'
import { anInvitation } from './_recommendations.ts'
import { envelope, userIdOf } from './_reminders.ts'

let app: RunningApplications
beforeAll(async () => {
  app = await startApplications()
})
afterAll(() => app.stop())

function hearErased(userId: string, version = 1) {
  const sealer = createSealer(app.config.studentAnswersKey)
  const time = new Date().toISOString()
  const o = { subject: userId, version, time, data: { userId } }
  const consumer = onUserErased(makeRecordWithLetters({ sealer }))
  return deliver(consumer, envelope(UserErased, o), app.unitOfWork)
}

/** Occurs in everything that the student writes. */
const CANARY = 'Zebulon'

async function busyStudent() {
  const student = aStudent()
  const studentId = userIdOf(student)
  const me = preparing(app, student)
  const run = mutationsOn(app)
  const form = { ...FORM, firstName: CANARY, personalStatement: `I am ${CANARY}.` }
  const { scholarshipId, ownerId } = await anOwnScholarship(app)
  await run.save(student, { scholarshipId, form })
  const { application } = await run.submit(student, { scholarshipId, form })
  const draft = await anOwnScholarship(app)
  await run.save(student, { scholarshipId: draft.scholarshipId, form })
  await anInvitation(app, { student })
  await me.plan({ scholarshipId })
  await me.create(aTask(scholarshipId, { title: `${CANARY}'s resume` }))
  await upload(app, student, { name: `${CANARY}.pdf`, bytes: aPdf() })
  await app.unitOfWork((tx) =>
    recordProgress(tx, studentId, {
      kind: 'document-added',
      subjectId: newId(),
      at: new Date(),
    }),
  )
  await app.postgres.pool.query(
    `insert into immigration_date_copies values ($1, '[]', 1, now())`,
    [studentId],
  )
  // With a mentor, and as one.
  for (const two of [
    [studentId, newId()],
    [newId(), studentId],
  ]) {
    const { pool } = app.postgres
    await pool.query(`insert into mentored_students values ($1, $2, now())`, two)
    await pool.query(
      `insert into session_copies values (gen_random_uuid(), $1, $2, 'scheduled', now(), now(), 0, 1, now())`,
      two,
    )
  }
  return { student, studentId, applicationId: application.id as string, ownerId }
}

it('erasing a student, told once or twice, leaves only that somebody applied, without a word', async () => {
  const { studentId, applicationId, ownerId } = await busyStudent()
  const other = await busyStudent()
  expect(Object.keys(await rowsNaming(app.postgres, [CANARY]))).toEqual([
    'application_prep_tasks',
    'application_submissions',
    'documents',
    'scholarship_applications',
  ])
  const before = await rowsNaming(app.postgres, [other.studentId])

  await hearErased(studentId)
  await hearErased(studentId, 2)

  const left = await rowsNaming(app.postgres, [studentId])
  expect(Object.keys(left)).toEqual([
    'application_steps',
    'application_submissions',
    'document_objects',
    'outbox',
    'scholarship_applications',
  ])
  expect(left['scholarship_applications']).toBe(1)
  expect(await rowsNaming(app.postgres, [other.studentId])).toEqual(before)
  const { rows } = await app.postgres.pool.query(
    `select status, first_name, last_name, personal_statement from scholarship_applications where student_id = $1`,
    [studentId],
  )
  expect(rows).toEqual([
    {
      status: 'withdrawn',
      first_name: 'Deleted',
      last_name: 'user',
      personal_statement: null,
    },
  ])
  await hearErased(other.studentId)
  expect(await rowsNaming(app.postgres, [CANARY])).toEqual({})
  // The owner can still open their list.
  const query = `query ($id: ID!) { submittedApplication(id: $id) { id state } }`
  const seen = await app.ask(aMember(ownerId), query, { id: applicationId })
  expect(seen.submittedApplication).toEqual({ id: applicationId, state: 'WITHDRAWN' })
  await expect(
    app.postgres.pool.query(`update application_steps set message = 'no'`),
  ).rejects.toThrow('never changed')
})
