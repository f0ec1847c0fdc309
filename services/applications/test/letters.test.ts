import { deliver } from '@landfall/kit/messaging/consumers'
import type { EventEnvelope } from '@landfall/proto-events'
import { ScholarshipUpdated } from '@landfall/proto-events/catalog/scholarship-updated.v1'
import { requirement } from '@landfall/matching/testing/examples'
import { testCaller, testVisitor } from '@landfall/kit/testing/callers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { onScholarshipChanged } from '../src/events/on-scholarship-changed.ts'
import { openStorage } from '../src/open-storage.ts'
import { aDocx, aPdf, aPng } from '../src/student/document/inspection/_files.ts'
import type { Scan } from '../src/student/document/scan/clamd.client.ts'
import { makeScanDocument } from '../src/student/document/scan/scan-document.ts'
import { makeSweepDocuments } from '../src/student/document/sweep-documents.ts'
import { aStudent, type RunningApplications, startApplications } from './_app.ts'
import { aMember, mutationsOn } from './_applications.ts'
import { exchange } from './_documents.ts'
import { anApplication, anInvitation, lettersOn } from './_recommendations.ts'
import { envelope, movableClock, noticesFor } from './_reminders.ts'

const NOW = '2026-11-22T12:00:00Z'
const CLOSING = { deadlineDate: '2026-12-20', deadlinePrecision: 'exact' } as const
const TEXT = 'Ada is the best student I have taught.'
const asksFor = (count: number, more = {}) => ({
  requirements: [
    requirement({
      key: 'letters',
      kind: 'recommendation',
      figures: { letters: count, ...more },
      decide: { by: 'action' },
    }),
  ],
})
const clock = movableClock(NOW)

let app: RunningApplications
let letters: ReturnType<typeof lettersOn>
let run: ReturnType<typeof mutationsOn>
beforeAll(async () => {
  app = await startApplications(clock)
  letters = lettersOn(app)
  run = mutationsOn(app)
})
afterAll(() => app.stop())
beforeEach(() => clock.set(NOW))

const contentOf = (caller: Parameters<typeof exchange>[1], id: string) =>
  exchange(app, caller, `/api/recommendations/${id}/letter`)
const pdf = (text: string) => ({ name: 'letter.pdf', bytes: aPdf(text) })

const subjectsTo = async (address: string) =>
  (await letters.mails(address)).map(({ subject }) => subject).slice(1)
async function sweepAt(at: string) {
  clock.set(at)
  await Promise.all([letters.sweep(clock), letters.sweep(clock)])
  await letters.sweep(clock)
}
/** Catalog's event for a moved deadline. */
function movedDeadline(o: { scholarshipId: string; ownerId: string; date: string }) {
  const { scholarshipId, ownerId, date } = o
  const deadline = { date, precision: 'exact', timeZone: 'America/New_York' }
  const text = {
    title: 'Coastal Engineering Award',
    provider: 'Harbour Trust',
    slug: 'coastal',
  }
  const data = { scholarshipId, ownerId, status: 'published', ...text, deadline }
  return envelope(ScholarshipUpdated, {
    subject: scholarshipId,
    version: 2,
    time: NOW,
    data: { ...data, applicationUrl: null, sourceUrl: null },
  })
}
function receive(event: EventEnvelope<unknown>) {
  const consumer = onScholarshipChanged.find((one) => one.event.type === event.type)
  if (!consumer) throw new Error('Nobody consumes it')
  return deliver(consumer, event, app.unitOfWork)
}
const infected: Scan = async (content) => {
  content.destroy()
  return 'infected'
}

describe('letters', () => {
  it('count only once they are submitted, beside those of the vault', async () => {
    const { student, id, token } = await anInvitation(app, { asks: asksFor(1) })
    const refused = await run.submit(student, { id })
    expect(refused.errors).toEqual([
      {
        path: ['checklist', 'letters'],
        message:
          'Please attach a letter of recommendation: waiting for Ama Mensah (invited)',
      },
    ])
    await letters.submit(token, { text: TEXT, mayReuse: false })
    expect((await letters.of(student, id)).blockers).toEqual([])
    expect((await run.submit(student, { id })).application.state).toBe('SUBMITTED')
  })

  it('may come after the application where the award lets them follow, and change no snapshot', async () => {
    const asks = asksFor(1, { lettersMayFollow: true })
    const { student, id, token, ownerId } = await anInvitation(app, { asks })
    await run.submit(student, { id })
    const snapshot = async () =>
      (
        await app.postgres.pool.query(
          'select * from application_submissions where application_id = $1',
          [id],
        )
      ).rows
    const before = await snapshot()
    clock.set('2026-11-25T12:00:00Z')
    await letters.submit(token, { text: TEXT, mayReuse: false })
    expect(await snapshot()).toEqual(before)
    const owner = aMember(ownerId)
    expect((await letters.submitted(owner, id)).letters).toMatchObject([
      { recommenderName: 'Ama Mensah', isWaived: true, isLate: true, text: TEXT },
    ])
    const read = await run.find(student, id)
    expect(read.openedBy).toEqual([{ organizationId: ownerId }])
  })
})

describe('a letter of recommendation', () => {
  it('is closed in every way to the student who gave up the right to read it', async () => {
    const { student, id, token, recommendationId } = await anInvitation(app)
    await letters.sendFile(token, pdf('secret words'))
    await letters.submit(token, { text: null, mayReuse: true })
    const [own] = (await letters.of(student, id)).recommendations
    expect(own).toMatchObject({ state: 'SUBMITTED', letter: null })
    expect((await contentOf(student, recommendationId)).status).toBe(404)
    const other = await anApplication(app, { student })
    const [reusable] = (await letters.of(student, other.id)).reusableLetters
    const reused = await letters.run('reuse', student, {
      applicationId: other.id,
      letterId: reusable.id,
    })
    expect((await contentOf(student, reused.recommendation.id)).status).toBe(404)
    const everything = await app.ask(
      student,
      `{ documents { totalCount edges { node { id } } }
         applications { edges { node { recommendations { letter { text fileName contentPath } } } } } }`,
      {},
    )
    expect(everything.documents.totalCount).toBe(0)
    expect(JSON.stringify(everything)).not.toContain('letter.pdf')
    // Nor does the link show what was submitted.
    expect(await letters.peek(token)).toMatchObject({
      draftText: null,
      draftFileName: null,
    })
  })

  it('is open to the student who kept the right, and to the owner’s side once it was submitted', async () => {
    const { student, id, token, recommendationId, ownerId } = await anInvitation(app, {
      isWaived: false,
    })
    await letters.sendFile(token, pdf('kind words'))
    await letters.submit(token, { text: null, mayReuse: false })
    const [own] = (await letters.of(student, id)).recommendations
    expect(own.letter).toMatchObject({
      fileName: 'letter.pdf',
      contentPath: `/api/recommendations/${recommendationId}/letter`,
    })
    const file = await contentOf(student, recommendationId)
    expect(file.headers.get('content-disposition')).toBe('attachment; filename=letter.pdf')
    expect(Buffer.from(await file.arrayBuffer())).toEqual(aPdf('kind words'))
    const owner = aMember(ownerId)
    expect((await contentOf(owner, recommendationId)).status).toBe(404)
    await run.submit(student, { id })
    expect((await contentOf(owner, recommendationId)).status).toBe(200)
    for (const stranger of [
      aStudent(),
      aMember(crypto.randomUUID()),
      aMember(ownerId, { role: 'reader' }),
      aMember(ownerId, { role: 'reviewer' }),
      testCaller({ accountType: 'donor', roles: ['admin'] }),
      testVisitor(),
    ])
      expect((await contentOf(stranger, recommendationId)).status).toBe(404)
  })
})

describe('the file of a letter', () => {
  it.each([
    ['a picture', { name: 'letter.png', bytes: aPng() }, 'PDF or a Word file'],
    [
      'another type than it says',
      { name: 'letter.pdf', bytes: aDocx() },
      'does not match its name',
    ],
    ['nothing in it', { name: 'letter.pdf', bytes: Buffer.alloc(0) }, 'empty'],
  ])('is refused with %s', async (_name, file, why) => {
    const { token } = await anInvitation(app)
    const { status, body } = await letters.sendFile(token, file)
    expect(status).toBe(422)
    expect(JSON.stringify(body)).toContain(why)
    expect((await letters.peek(token)).draftFileName).toBeNull()
  })

  it('replaces the one before, which is deleted', async () => {
    const { token } = await anInvitation(app)
    await letters.sendFile(token, pdf('first'))
    const word = { name: 'letter.docx', bytes: aDocx() }
    expect((await letters.sendFile(token, word)).body).toMatchObject({
      status: 'in_progress',
      draftFileName: 'letter.docx',
    })
    const { objects, uploads } = await openStorage(app.config.documents.storage)
    const { unitOfWork, stores } = app
    const findKeptElsewhere = stores.partnerExports.findKeptParts
    const storage = { objects, uploads, findKeptElsewhere }
    const sweeping = { unitOfWork, ...stores, ...storage, hasScanner: false, clock }
    expect((await makeSweepDocuments(sweeping)()).removed).toBeGreaterThan(0)
    await letters.submit(token, { text: null, mayReuse: false })
    expect((await makeSweepDocuments(sweeping)()).removed).toBe(0)
  })

  it('stops counting once a virus is found in it', async () => {
    const { student, id, token, recommendationId, ownerId } = await anInvitation(app, {
      asks: asksFor(1),
      isWaived: false,
    })
    await letters.sendFile(token, pdf('with a virus'))
    await letters.submit(token, { text: null, mayReuse: true })
    await run.submit(student, { id })
    const { rows } = await app.postgres.pool.query<{ id: string }>(
      'select document_object_id as id from document_holds where name = $1 order by created_at desc, id desc limit 1',
      ['letter.pdf'],
    )
    const objectId = rows[0]?.id ?? ''
    const { objects } = await openStorage(app.config.documents.storage)
    const { unitOfWork } = app
    const { documents } = app.stores
    await makeScanDocument({ unitOfWork, documents, objects, scan: infected, clock })(
      objectId,
      {
        isLastTry: false,
      },
    )
    const notice = (await noticesFor(app, student)).at(-1)
    expect(notice).toMatchObject({ type: 'document-infected', link: '/applications' })
    const owner = aMember(ownerId)
    expect((await letters.submitted(owner, id)).letters).toEqual([])
    expect((await contentOf(owner, recommendationId)).status).toBe(404)
    expect((await letters.of(student, id)).blockers).toMatchObject([
      { message: expect.stringContaining('Ama Mensah (the file was unsafe, ask again)') },
    ])
  })
})

describe('reminders', () => {
  it('come 14, 7 and 2 days before the deadline at nine of the recommender’s clock, once each', async () => {
    const { token, recommender } = await anInvitation(app, { facts: CLOSING })
    await letters.open(token, { timeZone: 'Africa/Accra' })
    const { recommenderEmail } = recommender
    await sweepAt('2026-12-06T08:59:59Z')
    expect(await subjectsTo(recommenderEmail)).toEqual([])
    await sweepAt('2026-12-06T09:00:00Z')
    expect(await subjectsTo(recommenderEmail)).toEqual([
      '14 days left: letter of recommendation for Ada Okafor',
    ])
    await sweepAt('2026-12-13T09:01:00Z')
    await sweepAt('2026-12-18T09:01:00Z')
    const [, , second, third] = await letters.mails(recommenderEmail)
    expect([second?.subject, third?.subject]).toEqual([
      '7 days left: letter of recommendation for Ada Okafor',
      '2 days left: letter of recommendation for Ada Okafor',
    ])
    expect(third?.action?.path).toBe(`/recommend#${token}`)
    await sweepAt('2026-12-20T12:00:00Z')
    expect(await subjectsTo(recommenderEmail)).toHaveLength(3)
  })

  it('stop when the recommender says so, or has answered', async () => {
    const one = await anInvitation(app, { facts: CLOSING })
    await letters.stop(one.token)
    const two = await anInvitation(app, { facts: CLOSING })
    await letters.submit(two.token, { text: TEXT, mayReuse: false })
    await sweepAt('2026-12-06T14:01:00Z')
    for (const { recommender } of [one, two])
      expect(await subjectsTo(recommender.recommenderEmail)).toEqual([])
    expect((await letters.open(one.token)).request.isReminded).toBe(false)
  })

  it('follow a deadline that moves, as does the end of the link', async () => {
    const { token, recommender, scholarshipId, ownerId } = await anInvitation(app, {
      facts: CLOSING,
    })
    const moved = movedDeadline({ scholarshipId, ownerId, date: '2027-01-20' })
    expect(await receive(moved)).toBe('handled')
    expect(await receive(moved)).toBe('duplicate')
    await sweepAt(NOW)
    expect((await letters.peek(token)).expiresAt).toBe('2027-01-28T05:00:00.000Z')
    await sweepAt('2026-12-13T15:00:00Z')
    expect(await subjectsTo(recommender.recommenderEmail)).toEqual([])
    await sweepAt('2027-01-06T15:00:00Z')
    expect(await subjectsTo(recommender.recommenderEmail)).toHaveLength(1)
  })
})
