import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import type { Caller } from '@landfall/kit/identity/viewer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPdf } from '../src/student/document/inspection/_files.ts'
import type { Scan } from '../src/student/document/scan/clamd.client.ts'
import { makeScanDocument } from '../src/student/document/scan/scan-document.ts'
import { openStorage, type OpenStorage } from '../src/open-storage.ts'
import { makeSweepDocuments } from '../src/student/document/sweep-documents.ts'
import { eventually } from '@landfall/kit/testing/eventually'
import { createWorker } from '../src/worker.ts'
import { aStudent, type RunningApplications, startApplications } from './_app.ts'
import { exchange, upload } from './_documents.ts'
import { movableClock } from './_reminders.ts'

const HOUR_MS = 60 * 60_000
const START = '2026-11-20T10:00:00Z'
const clock = movableClock(START)
let app: RunningApplications
let storage: OpenStorage
beforeAll(async () => {
  // Only the worker connects to this address.
  app = await startApplications(clock, { scanner: { host: '127.0.0.1', port: 9 } })
  storage = await openStorage(app.config.documents.storage)
})
afterAll(() => app.stop())

const clean: Scan = async (content) => {
  content.destroy()
  return 'clean'
}
const infected: Scan = async (content) => {
  content.destroy()
  return 'infected'
}
const away: Scan = async (content) => {
  content.destroy()
  throw new Error('clamd is away')
}

function scanBy(scan: Scan) {
  const { documents } = app.stores
  return makeScanDocument({
    unitOfWork: app.unitOfWork,
    documents,
    ...storage,
    scan,
    clock,
  })
}

async function added(student: Caller, text: string) {
  const { body } = await upload(app, student, { name: `${text}.pdf`, bytes: aPdf(text) })
  const { rows } = await app.postgres.pool.query<{ object_id: string }>(
    'select object_id from documents where id = $1',
    [body['id']],
  )
  return { id: String(body['id']), body, objectId: rows[0]?.object_id ?? '' }
}

async function stateOf(student: Caller, id: string): Promise<string> {
  const { document } = await app.ask(student, `{ document(id: "${id}") { scanState } }`)
  return document.scanState
}

async function rowsAbout(text: string): Promise<string[]> {
  const { rows } = await app.postgres.pool.query<{ name: string }>(
    'select name from outbox where body::text like $1 order by position',
    [`%${text}%`],
  )
  return rows.map(({ name }) => name)
}

describe('a scan', () => {
  it('runs when a document comes, and says once that it is clean', async () => {
    const student = aStudent()
    const { id, body, objectId } = await added(student, 'to be scanned')
    expect(body['scanState']).toBe('pending')
    const scan = scanBy(clean)
    expect(await scan(objectId, { isLastTry: false })).toBe('clean')
    expect(await scan(objectId, { isLastTry: false })).toBe('clean')
    expect(await stateOf(student, id)).toBe('CLEAN')
    expect(await rowsAbout(objectId)).toEqual([
      'applications/scan-document',
      'landfall.applications.document.scanned.v1',
    ])
  })

  it('that finds a virus deletes the content and tells the owner once, even when it runs twice', async () => {
    const student = aStudent()
    const { id, objectId } = await added(student, 'Eicar')
    const scan = scanBy(infected)
    expect(await scan(objectId, { isLastTry: false })).toBe('infected')
    expect(await scan(objectId, { isLastTry: false })).toBe('infected')
    expect(await storage.objects.read(objectId)).toBeNull()
    expect((await exchange(app, student, `/api/documents/${id}/content`)).status).toBe(410)
    const { document, documentQuota } = await app.ask(
      student,
      `{ document(id: "${id}") { scanState contentPath } documentQuota { usedBytes } }`,
    )
    expect(document).toEqual({ scanState: 'INFECTED', contentPath: null })
    expect(documentQuota.usedBytes).toBe(0)
    const again = await upload(app, student, { name: 'b.pdf', bytes: aPdf('Eicar') })
    expect([again.status, again.body['detail']]).toEqual([
      422,
      expect.stringContaining('the virus scanner found something in it before'),
    ])
    const notices = (await app.outboxEvents()).filter(
      ({ name }) => name === 'landfall.applications.notice.requested.v1',
    )
    expect(notices.map(({ body }) => body.data)).toEqual([
      expect.objectContaining({
        type: 'document-infected',
        title: 'A virus was found in “Eicar.pdf”',
        link: '/documents',
      }),
    ])
  })

  it('by a scanner that is away is retried, and after the last try once more later', async () => {
    const student = aStudent()
    const { id, objectId } = await added(student, 'later')
    const scan = scanBy(away)
    await expect(scan(objectId, { isLastTry: false })).rejects.toThrow('away')
    expect(await stateOf(student, id)).toBe('PENDING')
    expect(await scan(objectId, { isLastTry: true })).toBe('failed')
    expect(await stateOf(student, id)).toBe('FAILED')
    const sweep = sweepWith({ hasScanner: true })
    expect((await sweep()).scans).toBe(0)
    clock.set(new Date(Date.parse(START) + HOUR_MS + 1_000).toISOString())
    const { scans } = await sweep()
    expect(scans).toBeGreaterThan(0)
    expect((await sweep()).scans).toBe(0)
    expect(await stateOf(student, id)).toBe('PENDING')
    expect(await rowsAbout(objectId)).toEqual([
      'applications/scan-document',
      'applications/scan-document',
    ])
  })

  it('of a document that is gone does nothing', async () => {
    const scan = scanBy(infected)
    const gone = '0193a1b2-7c00-7000-8000-00000000000f'
    expect(await scan(gone, { isLastTry: true })).toBe('gone')
  })
})

function sweepWith(o: {
  hasScanner: boolean
  objects?: typeof storage.objects
  uploads?: Pick<typeof storage.uploads, 'deleteExpired'>
}) {
  const { documents } = app.stores
  return makeSweepDocuments({
    unitOfWork: app.unitOfWork,
    documents,
    findKeptElsewhere: app.stores.partnerExports.findKeptParts,
    ...storage,
    ...o,
    clock,
  })
}

describe('a sweep', () => {
  it('deletes what no vault and no holder needs, once, and leaves everything else', async () => {
    const student = aStudent()
    const [kept, gone] = [await added(student, 'kept'), await added(student, 'gone')]
    const remove =
      'mutation ($input: RemoveDocumentInput!) { removeDocument(input: $input) { __typename } }'
    await app.ask(student, remove, { input: { id: gone.id } })
    const sweep = sweepWith({ hasScanner: false })
    expect((await sweep()).removed).toBe(1)
    expect((await sweep()).removed).toBe(0)
    expect(await storage.objects.read(gone.objectId)).toBeNull()
    const content = await exchange(app, student, `/api/documents/${kept.id}/content`)
    expect(await content.text()).toContain('kept')
    const back = await upload(app, student, { name: 'a.pdf', bytes: aPdf('gone') })
    expect(back.status).toBe(201)
  })

  it('deletes content without a row only once it is a day old', async () => {
    const orphan = '0193a1b2-7c00-7000-8000-0000000000aa'
    const student = aStudent()
    const kept = await added(student, 'has a row')
    await storage.objects.put(orphan, Buffer.from('a process ended here'))
    const sweep = sweepWith({ hasScanner: false })
    clock.set(new Date().toISOString())
    expect((await sweep()).orphans).toBe(0)
    clock.set(new Date(Date.now() + 25 * HOUR_MS).toISOString())
    expect((await sweep()).orphans).toBe(1)
    expect((await sweep()).orphans).toBe(0)
    expect(await storage.objects.read(orphan)).toBeNull()
    expect(await storage.objects.read(kept.objectId)).not.toBeNull()
  })

  it('deletes the others although the content of one can’t be deleted, and does that later', async () => {
    const [stuck, other] = ['ab', 'ac'].map(
      (end) => `0193a1b2-7c00-7000-8000-0000000000${end}`,
    )
    const orphans = [stuck ?? '', other ?? '']
    for (const id of orphans) await storage.objects.put(id, Buffer.from(id))
    clock.set(new Date(Date.now() + 25 * HOUR_MS).toISOString())
    const objects: typeof storage.objects = {
      ...storage.objects,
      async *listBefore() {
        yield orphans
      },
      remove: (id) =>
        id === stuck ? Promise.reject(new Error('stuck')) : storage.objects.remove(id),
    }
    await expect(sweepWith({ hasScanner: false, objects })()).rejects.toThrow('stuck')
    const left = () => Promise.all(orphans.map((id) => storage.objects.read(id)))
    expect((await left()).map((one) => one === null)).toEqual([false, true])
    await sweepWith({ hasScanner: false })()
    expect(await left()).toEqual([null, null])
  })
})

it('scans are asked for although an expired upload can’t be deleted', async () => {
  const { objectId } = await added(aStudent(), 'waiting')
  clock.set(new Date(Date.now() + 50 * HOUR_MS).toISOString())
  const uploads = { deleteExpired: () => Promise.reject(new Error('stuck')) }
  const before = await rowsAbout(objectId)
  await expect(sweepWith({ hasScanner: true, uploads })()).rejects.toThrow('stuck')
  const again = 'applications/scan-document'
  expect(await rowsAbout(objectId)).toEqual([...before, again])
})

it('the worker has each document scanned, by clamd’s own protocol', async () => {
  const clamd = createServer((socket) => {
    socket.on('error', () => undefined)
    let bytes = Buffer.alloc(0)
    socket.on('data', (chunk) => {
      bytes = Buffer.concat([bytes, chunk])
      if (bytes.subarray(-4).equals(Buffer.alloc(4)))
        socket.end(bytes.includes('EICAR') ? 'stream: Eicar FOUND\0' : 'stream: OK\0')
    })
  })
  await once(clamd.listen(0, '127.0.0.1'), 'listening')
  const { port } = clamd.address() as AddressInfo
  const scanner = { host: '127.0.0.1', port }
  const worker = await createWorker(
    { ...app.config, documents: { ...app.config.documents, scanner } },
    { log: app.app.subgraph.log, queuePrefix: `documents-${Date.now()}` },
  )
  await worker.start()
  const student = aStudent()
  const one = await added(student, 'a good one')
  const other = await added(student, 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE')
  await eventually(async () => {
    expect(await stateOf(student, one.id)).toBe('CLEAN')
    expect(await stateOf(student, other.id)).toBe('INFECTED')
  })
  await worker.stop()
  clamd.close()
})
