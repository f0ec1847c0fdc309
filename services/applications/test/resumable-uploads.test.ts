import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { systemClock } from '@landfall/kit/core/clock'
import { eventually } from '@landfall/kit/testing/eventually'
import type { Caller } from '@landfall/kit/identity/viewer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../src/app.ts'
import { MAX_FILE_BYTES } from '../src/student/document/document.ts'
import { aPdf } from '../src/student/document/inspection/_files.ts'
import { openStorage, UPLOAD_TTL_MS } from '../src/open-storage.ts'
import { makeSweepDocuments } from '../src/student/document/sweep-documents.ts'
import { aStudent, type RunningApplications, startApplications } from './_app.ts'
import { exchange } from './_documents.ts'
import { movableClock } from './_reminders.ts'

let app: RunningApplications
beforeAll(async () => {
  app = await startApplications()
})
afterAll(() => app.stop())

const TUS = { 'tus-resumable': '1.0.0' }
const text = (value: string) => Buffer.from(value).toString('base64')

function begin(student: Caller, o: { length: number; name?: string; more?: string }) {
  const { length, name = 'cv.pdf', more = '' } = o
  return exchange(app, student, '/api/document-uploads', {
    method: 'POST',
    headers: {
      ...TUS,
      'upload-length': String(length),
      'upload-metadata': `filename ${text(name)},filetype ${text('application/pdf')},kind ${text('resume')}${more}`,
    },
  })
}

async function begun(student: Caller, length: number): Promise<string> {
  const answer = await begin(student, { length })
  expect(answer.status).toBe(201)
  return answer.headers.get('location') ?? ''
}

const sendTo = (
  address: string,
  student: Caller,
  o: {
    offset: number
    body: Buffer | ReadableStream<Uint8Array>
    of?: RunningApplications['app']
  },
) =>
  exchange({ app: o.of ?? app.app }, student, address, {
    method: 'PATCH',
    headers: {
      ...TUS,
      'upload-offset': String(o.offset),
      'content-type': 'application/offset+octet-stream',
    },
    body: o.body,
  })

const ask = (address: string, student: Caller, of = app.app) =>
  exchange({ app: of }, student, address, { method: 'HEAD', headers: TUS })

/** A body that ends like a broken connection. */
function cutAfter(bytes: Buffer): ReadableStream<Uint8Array> {
  const source = async function* () {
    yield bytes
    throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
  }
  return Readable.toWeb(Readable.from(source(), { objectMode: false })) as never
}

/** A body whose sender silently stops, until `end`. */
function deadAfter(bytes: Buffer) {
  const over = Promise.withResolvers<void>()
  const source = async function* () {
    yield bytes
    await over.promise
  }
  const body = Readable.toWeb(Readable.from(source(), { objectMode: false })) as never
  return { body, end: over.resolve }
}

const uploadsOf = async () => readdir(join(app.folder, 'uploads'))

describe('an upload', () => {
  it('goes on where a cut line ended it, in another process too, and becomes a document', async () => {
    const student = aStudent()
    const bytes = Buffer.concat([aPdf('a long one'), Buffer.alloc(300_000, '%')])
    const address = await begun(student, bytes.length)
    const cut = await sendTo(address, student, {
      offset: 0,
      body: cutAfter(bytes.subarray(0, 100_000)),
    })
    expect(cut.headers.get('document-id')).toBeNull()
    const another = await createApp(app.config, { log: app.app.subgraph.log })
    const offset = Number(
      (await ask(address, student, another)).headers.get('upload-offset'),
    )
    expect(offset).toBe(100_000)
    const rest = await sendTo(address, student, {
      offset,
      body: bytes.subarray(offset),
      of: another,
    })
    expect(rest.status).toBe(200)
    const id = rest.headers.get('document-id')
    const content = await exchange(app, student, `/api/documents/${id}/content`)
    expect(Buffer.from(await content.arrayBuffer()).equals(bytes)).toBe(true)
    expect((await ask(address, student)).status).toBe(404)
    await another.stop()
  })

  it('is let go by a process that waits for more of it, when another goes on', async () => {
    const student = aStudent()
    const bytes = Buffer.concat([aPdf('a dead line'), Buffer.alloc(300_000, '%')])
    const address = await begun(student, bytes.length)
    const dead = deadAfter(bytes.subarray(0, 100_000))
    const file = join(app.folder, 'uploads', address.split('/').at(-1) ?? '')
    let isLetGo = false
    const first = sendTo(address, student, { offset: 0, body: dead.body })
    const ended = first.finally(() => (isLetGo = true))
    await eventually(async () => (await stat(file)).size === 100_000)

    const another = await createApp(app.config, { log: app.app.subgraph.log })
    const { headers } = await ask(address, student, another)
    expect(headers.get('upload-offset')).toBe('100000')
    await eventually(() => isLetGo)
    const rest = await sendTo(address, student, {
      offset: 100_000,
      body: bytes.subarray(100_000),
      of: another,
    })
    expect(rest.status).toBe(200)
    dead.end()
    await ended
    const path = `/api/documents/${rest.headers.get('document-id')}/content`
    const content = await exchange(app, student, path)
    expect(Buffer.from(await content.arrayBuffer()).equals(bytes)).toBe(true)
    await another.stop()
  })

  it('ends when the connection that holds its lock is lost, and can go on', async () => {
    const student = aStudent()
    const bytes = Buffer.concat([aPdf('a lost lock'), Buffer.alloc(300_000, '%')])
    const address = await begun(student, bytes.length)
    const dead = deadAfter(bytes.subarray(0, 100_000))
    let isLetGo = false
    const first = sendTo(address, student, { offset: 0, body: dead.body })
    const ended = first.finally(() => (isLetGo = true))
    const holder = `select pid from pg_stat_activity where datname = current_database()
      and query like 'select pg_try_advisory_lock%' and pid in
      (select pid from pg_locks where locktype = 'advisory')`
    const { pool } = app.postgres
    await eventually(async () => (await pool.query(holder)).rowCount === 1)
    await pool.query(`select pg_terminate_backend(pid) from (${holder}) as holders`)
    await eventually(() => isLetGo)
    const offset = Number((await ask(address, student)).headers.get('upload-offset'))
    const rest = await sendTo(address, student, { offset, body: bytes.subarray(offset) })
    expect(rest.status).toBe(200)
    dead.end()
    await ended
  })

  it('becomes a document also when its process ended right after the last byte', async () => {
    const student = aStudent()
    const bytes = aPdf('the last byte')
    const address = await begun(student, bytes.length)
    const { uploads } = await openStorage(app.config.documents.storage)
    const id = address.split('/').at(-1) ?? ''
    await uploads.write(Readable.from([bytes]), id, 0)
    const answers = [await ask(address, student), await ask(address, student)]
    expect(answers.map(({ status }) => status)).toEqual([200, 404])
    const documentId = answers[0]?.headers.get('document-id')
    const { document } = await app.ask(
      student,
      `{ document(id: "${documentId}") { name } }`,
    )
    expect(document).toEqual({ name: 'cv.pdf' })
  })

  it('is nobody else’s, whatever its metadata says', async () => {
    const [student, other] = [aStudent(), aStudent()]
    const otherId = other.viewer.kind === 'user' ? other.viewer.userId : ''
    const bytes = aPdf('mine')
    const answer = await begin(student, {
      length: bytes.length,
      more: `,student ${text(otherId)}`,
    })
    const address = answer.headers.get('location') ?? ''
    expect((await ask(address, other)).status).toBe(404)
    expect((await sendTo(address, other, { offset: 0, body: bytes })).status).toBe(404)
    const removal = { method: 'DELETE', headers: TUS }
    expect((await exchange(app, other, address, removal)).status).toBe(404)
    expect((await sendTo(address, student, { offset: 0, body: bytes })).status).toBe(200)
  })

  it.each([
    [
      'too much',
      { length: MAX_FILE_BYTES + 1 },
      422,
      '“cv.pdf” was not added: it is larger',
    ],
    ['nothing', { length: 0 }, 422, '“cv.pdf” was not added: it is empty'],
    [
      'a program',
      { length: 9, name: 'cv.pdf.exe' },
      422,
      'it must be a PDF, DOCX, PNG or JPEG',
    ],
  ])('of %s is refused before its first byte', async (_, what, status, why) => {
    const before = await uploadsOf()
    const answer = await begin(aStudent(), what)
    const { detail } = (await answer.json()) as { detail: string }
    expect([answer.status, detail]).toEqual([status, expect.stringContaining(why)])
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
    expect(await uploadsOf()).toEqual(before)
  })

  it('is refused with its last byte for what is in it, and nothing of it is kept', async () => {
    const student = aStudent()
    const before = await uploadsOf()
    const bytes = Buffer.from('<!doctype html><script>alert(1)</script>')
    const address = await begun(student, bytes.length)
    const answer = await sendTo(address, student, { offset: 0, body: bytes })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      detail: expect.stringContaining('“cv.pdf” was not added: its content does not match'),
    })
    expect(await uploadsOf()).toEqual(before)
  })

  it.each([
    ['another protocol', { method: 'POST', headers: {} }, 412],
    ['no length', { method: 'POST', headers: TUS }, 400],
    ['no such way', { method: 'PUT', headers: TUS }, 404],
  ])('that begins with %s is refused as a problem', async (_, sent, status) => {
    const answer = await exchange(app, aStudent(), '/api/document-uploads', sent)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      status,
      'application/problem+json; charset=utf-8',
    ])
    expect(await answer.json()).toMatchObject({ status, message: expect.any(String) })
  })

  it('can’t be asked for by another name than ours', async () => {
    for (const name of ['..%2f..%2fetc%2fpasswd', 'x.json', `${'a'.repeat(36)}`])
      expect((await ask(`/api/document-uploads/${name}`, aStudent())).status).toBe(404)
  })

  it('that nobody finishes is swept after a day, once and again', async () => {
    const address = await begun(aStudent(), 1_000)
    const { objects, uploads } = await openStorage(app.config.documents.storage)
    const clock = movableClock(systemClock.now().toISOString())
    const { unitOfWork, stores } = app
    const { documents } = stores
    const sweep = makeSweepDocuments({
      unitOfWork,
      documents,
      objects,
      clock,
      hasScanner: false,
      findKeptElsewhere: stores.partnerExports.findKeptParts,
      uploads: {
        // The library only uses the machine's clock.
        deleteExpired: async () => {
          const late = Date.now() + UPLOAD_TTL_MS + 1_000
          const real = Date.now
          const RealDate = Date
          globalThis.Date = class extends RealDate {
            constructor(...given: [] | [string]) {
              super(...((given.length === 0 ? [late] : given) as [string]))
            }
          } as DateConstructor
          return uploads.deleteExpired().finally(() => {
            globalThis.Date = RealDate
            Date.now = real
          })
        },
      },
    })
    expect((await sweep()).uploads).toBeGreaterThan(0)
    expect((await sweep()).uploads).toBe(0)
    expect((await ask(address, aStudent())).status).toBe(404)
    expect(await uploadsOf()).toEqual([])
  })
})
