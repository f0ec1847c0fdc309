import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { createSealer } from '@landfall/kit/core/sealed'
import { deliver } from '@landfall/kit/messaging/consumers'
import { testVisitor } from '@landfall/kit/testing/callers'
import { UserErased } from '@landfall/proto-events/identity/user-erased.v1'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPdf } from '../src/student/document/inspection/_files.ts'
import { onUserErased } from '../src/events/on-user-erased.ts'
import { openStorage } from '../src/open-storage.ts'
import { makeFillExport } from '../src/review/report/fill-export.ts'
import { makeRecordWithLetters } from '../src/savers.ts'
import { aStudent, startApplications, type RunningApplications } from './_app.ts'
import { aMember, FORM, mutationsOn } from './_applications.ts'
import { exchange, upload } from './_documents.ts'
import { readZip } from './_read-zip.ts'
import { askForLetter, lettersOn } from './_recommendations.ts'
import { envelope, movableClock } from './_reminders.ts'
import { aPanel, aScoringPanel, reviewsOn, RUBRIC, submitTo, userIdOf } from './_reviews.ts'

const A_PDF = aPdf('grades')
const clock = movableClock('2026-11-22T12:00:00Z')

let app: RunningApplications
let run: ReturnType<typeof reviewsOn>
beforeAll(async () => {
  app = await startApplications(clock)
  run = reviewsOn(app)
})
afterAll(() => app.stop())

async function fill(exportId: string): Promise<void> {
  const { objects } = await openStorage(app.config.documents.storage)
  const fillExport = makeFillExport({
    stores: app.stores,
    objects,
    hasScanner: false,
    clock,
  })
  await fillExport(exportId, { isLastTry: true })
}

async function hearErased(userId: string): Promise<void> {
  const sealer = createSealer(app.config.studentAnswersKey)
  const time = clock.now().toISOString()
  const event = envelope(UserErased, {
    subject: userId,
    version: 1,
    time,
    data: { userId },
  })
  await deliver(onUserErased(makeRecordWithLetters({ sealer })), event, app.unitOfWork)
}

describe('an export of a chair', () => {
  it('is closed at once when somebody in it erases their account, whole or not', async () => {
    const { scholarshipId, chair, ids } = await aScoringPanel(app, [{}, {}])
    const found = await app.stores.reviewEntries.reviewOf(ids[0] ?? '')
    expect(found).toBe(scholarshipId)
    const start = async (format: string) =>
      (await run.startExport(chair, { scholarshipId, format })).export.id as string
    const whole = await start('CSV')
    await fill(whole)
    const { exports } = await run.find(
      chair,
      scholarshipId,
      'exports { isDone downloadPath }',
    )
    const [{ downloadPath }] = exports
    expect((await exchange(app, chair, downloadPath)).status).toBe(200)
    const running = await start('ZIP')

    const { rows } = await app.postgres.pool.query<{ studentId: string }>(
      'select student_id as "studentId" from scholarship_applications where id = $1',
      [ids[0]],
    )
    await hearErased(rows[0]?.studentId ?? '')

    expect((await exchange(app, chair, downloadPath)).status).toBe(404)
    // The job had read everything before, and only finishes now.
    expect(await app.stores.reviewExports.finish(running, 100)).toBe(false)
    const kept = await app.stores.reviewExports.findSince(scholarshipId, new Date(0))
    expect(kept.map(({ bytes, failure }) => [bytes, failure])).toEqual([
      [null, expect.stringContaining('erased their account')],
      [null, expect.stringContaining('erased their account')],
    ])
    const anew = await start('CSV')
    await fill(anew)
    expect(await app.stores.reviewExports.find(anew)).toMatchObject({ failure: null })
  })

  it('is a table and an archive, made once by a job, for this chair and for a day', async () => {
    const { scholarshipId, chair, ann, ids, score } = await aScoringPanel(app, [
      { firstName: '=HYPERLINK("x")', lastName: '../../etc' },
    ])
    await score(ann, ids[0] ?? '', 2)
    const paths: string[] = []
    for (const format of ['CSV', 'ZIP']) {
      const started = await run.startExport(chair, { scholarshipId, format })
      expect(started.export).toMatchObject({
        isDone: false,
        progress: 0,
        downloadPath: null,
      })
      const again = await run.startExport(chair, { scholarshipId, format })
      expect(again.export.id).toBe(started.export.id)
      await fill(started.export.id)
      await fill(started.export.id)
      const { exports } = await run.find(
        chair,
        scholarshipId,
        'exports { isDone downloadPath }',
      )
      expect(exports[0]).toMatchObject({ isDone: true })
      paths.push(exports[0].downloadPath)
    }
    const [csv = '', zip = ''] = paths
    const table = await exchange(app, chair, csv)
    expect(table.headers.get('content-disposition')).toContain('attachment')
    const text = await table.text()
    expect(text).toContain('"\'=HYPERLINK(""x"") ../../etc"')
    expect(text.split('\r\n')[0]).toContain('Idea (mean points)')
    const archive = await exchange(app, chair, zip)
    const bytes = await buffer(archive.body as never)
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
    expect(bytes.toString('latin1')).not.toContain('../')

    for (const caller of [ann, aMember(randomUUID()), aStudent(), testVisitor()])
      expect((await exchange(app, caller, csv)).status).toBeGreaterThanOrEqual(401)
    const opened = await app.stores.submissions.findOpenings(ids)
    expect(opened.get(ids[0] ?? '')?.map(({ userId }) => userId)).toContain(userIdOf(chair))
    clock.set('2026-11-23T12:00:01Z')
    expect((await exchange(app, chair, csv)).status).toBe(404)
    clock.set('2026-11-22T12:00:00Z')
  })

  it('holds the letters of recommenders, written here or sent as a file', async () => {
    const { scholarshipId, chair } = await aScoringPanel(app, [])
    const student = aStudent()
    const { save, submit } = mutationsOn(app)
    const { application } = await save(student, { scholarshipId, form: FORM })
    const letters = lettersOn(app)
    const applied = { student, id: String(application.id) }
    const written = await askForLetter(app, applied, { recommenderName: 'Ama Mensah' })
    await letters.submit(written, { text: 'Ada builds bridges.', mayReuse: false })
    const sent = await askForLetter(app, applied, { recommenderName: 'Kofi Boateng' })
    await letters.sendFile(sent, { name: 'kofi.pdf', bytes: A_PDF })
    await letters.submit(sent, { text: null, mayReuse: false })
    await submit(student, { id: applied.id })

    const { export: begun } = await run.startExport(chair, { scholarshipId, format: 'ZIP' })
    await fill(begun.id)
    const { exports } = await run.find(chair, scholarshipId, 'exports { downloadPath }')
    const archive = await exchange(app, chair, exports[0].downloadPath)
    const files = await readZip(Buffer.from(await archive.arrayBuffer()))
    const byName = (part: string) =>
      [...files].find(([name]) => name.includes(part))?.[1].toString()
    expect(byName('letter 1 Ama Mensah.txt')).toBe(
      'Ama Mensah, Physics teacher\n\nAda builds bridges.\n',
    )
    expect(byName('letter 2 kofi.pdf')).toBe(A_PDF.toString())
    expect([...files.keys()].every((name) => !name.includes('letter 3'))).toBe(true)
  })

  it('waits until the chair has scored what is theirs to score', async () => {
    const { scholarshipId, chair, ids, score } = await aScoringPanel(app, [{}])
    const [applicationId = ''] = ids
    const wish = { scholarshipId, format: 'CSV' }
    const before = await run.startExport(chair, wish)
    await fill(before.export.id)
    const path = async () =>
      (await run.find(chair, scholarshipId, 'exports { downloadPath }')).exports[0]
    const { downloadPath } = await path()

    await run.assign(chair, { applicationId, userId: userIdOf(chair) })
    const refused = await run.startExport(chair, { scholarshipId, format: 'ZIP' })
    expect(refused).toMatchObject({ code: 'CONFLICT' })
    expect(refused.message).toMatch(/^You still have applications to score here\./)
    expect((await exchange(app, chair, downloadPath)).status).toBe(404)
    expect((await path()).downloadPath).toBeNull()

    await score(chair, applicationId, 2)
    expect((await exchange(app, chair, downloadPath)).status).toBe(200)
    expect(
      (await run.startExport(chair, { scholarshipId, format: 'ZIP' })).export,
    ).toBeTruthy()
  })

  it('waits in a review that is still being set up, too, for it would name whom they score blind', async () => {
    const { scholarshipId, chair } = await aPanel(app)
    const [submitted] = await submitTo(app, scholarshipId, [{}])
    const applicationId = submitted?.id ?? ''
    await run.saveRubric(chair, { scholarshipId, criteria: RUBRIC })
    const assigned = await run.assign(chair, { applicationId, userId: userIdOf(chair) })
    expect(assigned.application).toMatchObject({ isMine: true })
    const refused = await run.startExport(chair, { scholarshipId, format: 'CSV' })
    expect(refused).toMatchObject({ code: 'CONFLICT' })
  })

  it('has each document by name for chairs who see the whole application, and no one else gets it', async () => {
    const { scholarshipId, chair, ann } = await aScoringPanel(app, [{}])
    const student = aStudent()
    const file = { name: 'Ada Okafor.pdf', bytes: A_PDF, kind: 'transcript' }
    const { body } = await upload(app, student, file)
    const form = { ...FORM, transcripts: [body['id']] }
    const { application } = await mutationsOn(app).submit(student, { scholarshipId, form })
    await run.list(chair, scholarshipId)
    await run.assignAll(chair, { scholarshipId })

    const [document] = (await run.open(chair, application.id)).documents
    expect(document).toMatchObject({ kind: 'TRANSCRIPT', name: 'Ada Okafor.pdf' })
    const answer = await exchange(app, chair, document.downloadPath)
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(A_PDF)
    const { audit } = await run.find(chair, scholarshipId, 'audit { edges { node { action user { id } } } }') // prettier-ignore
    expect(audit.edges[0].node).toEqual({
      action: 'DOCUMENT_OPENED',
      user: { id: userIdOf(chair) },
    })

    const [seen] = (await run.open(ann, application.id)).documents
    expect(seen).toMatchObject({ name: 'Transcript 1', downloadPath: null })
    expect((await exchange(app, ann, document.downloadPath)).status).toBe(404)
    const other = aMember(randomUUID())
    expect((await exchange(app, other, document.downloadPath)).status).toBe(404)
    expect((await exchange(app, student, document.downloadPath)).status).toBe(403)
    expect((await exchange(app, testVisitor(), document.downloadPath)).status).toBe(401)
  })

  it('lists who did what and opened whose application, newest first', async () => {
    const { scholarshipId, chair, ann, ids, score } = await aScoringPanel(app, [{}])
    const [id = ''] = ids
    await run.open(ann, id)
    await score(ann, id, 1)
    const { audit } = await run.find(chair, scholarshipId, 'audit(first: 3) { totalCount pageInfo { hasNextPage endCursor } edges { node { action applicationNumber user { id } } } }') // prettier-ignore
    expect(audit.pageInfo.hasNextPage).toBe(true)
    const rest = await run.find(chair, scholarshipId, `audit(after: "${audit.pageInfo.endCursor}") { edges { node { action user { id } } } }`) // prettier-ignore
    const all = [...audit.edges, ...rest.audit.edges].map(({ node }) => node)
    expect(all).toHaveLength(audit.totalCount)
    for (const action of ['APPLICATION_OPENED', 'SCORE_FINAL'])
      expect(all).toContainEqual(
        expect.objectContaining({ action, user: { id: userIdOf(ann) } }),
      )
    await expect(app.postgres.pool.query('delete from review_audit')).rejects.toThrow(
      'never changed',
    )
  })
})
