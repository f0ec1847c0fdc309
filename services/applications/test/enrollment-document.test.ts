import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller } from '@landfall/kit/identity/viewer'
import { aPdf } from '../src/student/document/inspection/_files.ts'
import { startApplications, type RunningApplications } from './_app.ts'
import { aMember } from './_applications.ts'
import { exchange, upload } from './_documents.ts'
import { fundsOn } from './_funds.ts'
import { noticesFor } from './_reminders.ts'

let app: RunningApplications
let run: ReturnType<typeof fundsOn>
beforeAll(async () => {
  app = await startApplications()
  run = fundsOn(app)
})
afterAll(() => app.stop())

async function aDocument(student: Caller, content: string) {
  const file = { name: `${content}.pdf`, bytes: aPdf(content) }
  return String((await upload(app, student, file)).body['id'])
}

const contentFor = (caller: Caller, offerId: string) =>
  exchange(app, caller, `/api/awards/${offerId}/enrollment-document/content`)

it('the student chooses the document from the vault, and those who award open it; the last one counts', async () => {
  const { owner, student, offerId, id } = await run.anAward()
  const send = async (content: string) => {
    const documentId = await aDocument(student, content)
    return run.sendEnrollmentDocument(student, { offerId, documentId })
  }
  expect((await contentFor(owner, offerId)).status).toBe(404)
  await send('letter of the registrar')
  await send('enrollment certificate')
  const { offer } = await run.submittedOffer(owner, id)
  expect(offer.enrollmentDocument).toEqual({
    name: 'enrollment certificate.pdf',
    isReadable: true,
  })
  const opened = await contentFor(owner, offerId)
  expect(opened.status).toBe(200)
  expect(Buffer.from(await opened.arrayBuffer())).toEqual(aPdf('enrollment certificate'))
  const { rows } = await app.postgres.pool.query(
    `select count(*)::int as openings from application_openings where application_id = $1`,
    [id],
  )
  expect(rows[0].openings).toBeGreaterThan(0)
  const told = (await noticesFor(app, owner)).slice(1)
  expect(told.map(({ title }) => title.split(':')[0])).toEqual(
    Array.from({ length: 2 }, () => 'Proof of enrollment has arrived'),
  )
})

it('nobody else may send or open the document, and it stays when another is refused', async () => {
  const { owner, student, offerId } = await run.anAward()
  const other = await run.anAward()
  const documentId = await aDocument(student, 'mine')
  const input = { offerId, documentId }
  expect((await run.sendEnrollmentDocument(other.student, input)).code).toBe('NOT_FOUND')
  await run.sendEnrollmentDocument(student, input)
  const theirs = await aDocument(other.student, 'theirs')
  const refused = await run.sendEnrollmentDocument(student, { offerId, documentId: theirs })
  const message = 'A document is no longer in your vault. Choose another.'
  expect(refused.errors).toEqual([{ path: ['documentId'], message }])
  expect((await contentFor(owner, offerId)).status).toBe(200)
  expect((await contentFor(other.owner, offerId)).status).toBe(404)
  expect((await contentFor(student, offerId)).status).toBe(403)
  const reader = aMember(randomUUID())
  expect((await contentFor(reader, offerId)).status).toBe(404)
})

it('the document can be sent until the enrollment is confirmed', async () => {
  const { owner, student, offerId } = await run.anAward()
  const on = '2026-11-22'
  await run.confirmEnrollment(owner, { offerId, on, evidence: 'A letter' })
  const documentId = await aDocument(student, 'late')
  const late = await run.sendEnrollmentDocument(student, { offerId, documentId })
  expect(late.code).toBe('CONFLICT')
})
