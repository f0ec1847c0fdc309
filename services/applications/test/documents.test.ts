import { testCaller, testVisitor } from '@landfall/kit/testing/callers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  holdDocuments,
  documentForHolder,
  releaseDocuments,
} from '../src/student/document/hold-documents.ts'
import { MEBIBYTE } from '../src/student/document/document.ts'
import { aStudent, type RunningApplications, startApplications } from './_app.ts'
import { aDocx, aPdf, aPng } from '../src/student/document/inspection/_files.ts'
import { exchange, upload } from './_documents.ts'

let app: RunningApplications
beforeAll(async () => {
  app = await startApplications(undefined, {
    quota: { maxBytes: 3 * MEBIBYTE, maxCount: 4 },
  })
})
afterAll(() => app.stop())

const PAGE = `{ documents { totalCount edges { node {
  id name kind contentType bytes scanState contentPath usedIn lastUsedAt
} } } documentQuota { usedBytes maxBytes usedCount maxCount maxFileBytes } }`
const UPDATE = `mutation ($input: UpdateDocumentInput!) { updateDocument(input: $input) {
  __typename ... on DocumentSuccess { document { name kind } } ... on Problem { message }
} }`
const REMOVE = `mutation ($input: RemoveDocumentInput!) { removeDocument(input: $input) { __typename } }`

const idOf = ({ body }: { body: Record<string, unknown> }) => String(body['id'])

describe('a document in the vault', () => {
  it('is stored as sent, named without its path, for its owner alone', async () => {
    const student = aStudent()
    const bytes = aPdf()
    const added = await upload(app, student, {
      name: '../../etc/my\u202Ecv.pdf',
      bytes,
      kind: 'resume',
      type: 'application/pdf',
    })
    expect(added).toMatchObject({
      status: 201,
      body: {
        name: 'mycv.pdf',
        kind: 'resume',
        contentType: 'application/pdf',
        bytes: bytes.length,
        scanState: 'not_scanned',
        usedIn: 0,
      },
    })
    const path = `/api/documents/${idOf(added)}/content`
    const content = await exchange(app, student, path)
    expect(Buffer.from(await content.arrayBuffer()).equals(bytes)).toBe(true)
    expect(Object.fromEntries(content.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=mycv.pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
      'content-length': String(bytes.length),
    })
    expect((await exchange(app, aStudent(), path)).status).toBe(404)
    expect((await exchange(app, testVisitor(), path)).status).toBe(401)
    expect((await exchange(app, testCaller({ accountType: 'donor' }), path)).status).toBe(
      403,
    )
    const { document } = await app.ask(
      aStudent(),
      `{ document(id: "${idOf(added)}") { id } }`,
    )
    expect(document).toBeNull()
  })

  it('is sent in parts to clients that ask for parts', async () => {
    const student = aStudent()
    const bytes = aPdf('in parts')
    const id = idOf(await upload(app, student, { name: 'a.pdf', bytes }))
    const ask = (range: string) =>
      exchange(app, student, `/api/documents/${id}/content`, { headers: { range } })
    const part = await ask('bytes=5-8')
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      `bytes 5-8/${bytes.length}`,
      '1.4\n',
    ])
    expect(await (await ask('bytes=-6')).text()).toBe('%%EOF\n')
    const behind = await ask(`bytes=${bytes.length}-`)
    expect([behind.status, behind.headers.get('content-range')]).toEqual([
      416,
      `bytes */${bytes.length}`,
    ])
  })

  it('is not stored again when the same content comes again, even at the same moment', async () => {
    const student = aStudent()
    const file = { name: 'one.pdf', bytes: aPdf('again') }
    const many = await Promise.all(
      Array.from({ length: 8 }, () => upload(app, student, file)),
    )
    expect(many.map(({ status }) => status).toSorted()).toEqual([
      ...Array.from({ length: 7 }, () => 200),
      201,
    ])
    expect(new Set(many.map(idOf)).size).toBe(1)
    const { documents } = await app.ask(student, PAGE)
    expect(documents.totalCount).toBe(1)
  })

  it('gets another name and kind, and keeps its extension', async () => {
    const student = aStudent()
    const id = idOf(await upload(app, student, { name: 'scan.png', bytes: aPng() }))
    const change = (input: object) => app.ask(student, UPDATE, { input: { id, ...input } })
    expect(await change({ name: 'Passport.png', kind: 'PASSPORT_COPY' })).toEqual({
      updateDocument: {
        __typename: 'DocumentSuccess',
        document: { name: 'Passport.png', kind: 'PASSPORT_COPY' },
      },
    })
    const refused = await change({ name: 'Passport.pdf' })
    expect(refused.updateDocument.message).toBe(
      'Keep the extension: it says what the file is.',
    )
    const others = { input: { id, name: 'mine.png' } }
    const stranger = await app.ask(aStudent(), UPDATE, others)
    expect(stranger.updateDocument.__typename).toBe('NotFound')
  })

  it('is described in events by ids, kind and size, never by its name', async () => {
    const student = aStudent()
    const name = 'Secret diagnosis.pdf'
    const bytes = aPdf('secret')
    const id = idOf(await upload(app, student, { name, bytes }))
    await app.ask(student, REMOVE, { input: { id } })
    const events = (await app.outboxEvents()).filter(
      ({ body }) => (body.data as { id?: string }).id === id,
    )
    expect(events.map((event) => event.name)).toEqual([
      'landfall.applications.document.added.v1',
      'landfall.applications.document.removed.v1',
    ])
    expect(events[0]?.body.data).toEqual({
      id,
      studentId: expect.any(String),
      kind: 'other',
      bytes: bytes.length,
    })
    expect(JSON.stringify(events)).not.toContain('diagnosis')
  })
})

describe('the room in a vault', () => {
  it('ends at a number of documents and of bytes, and deleting makes room', async () => {
    const student = aStudent()
    const add = (text: string, size = 0) =>
      upload(app, student, {
        name: `${text}.pdf`,
        bytes: Buffer.concat([aPdf(text), Buffer.alloc(size, '%')]),
      })
    const first = await add('first', 2 * MEBIBYTE)
    const tooMuch = await add('second', MEBIBYTE)
    expect(tooMuch).toMatchObject({ status: 409 })
    expect(tooMuch.body['detail']).toBe(
      '“second.pdf” was not added: it has 1.0 MB and your vault has 1.0 MB left. Delete a document you no longer need, then try again.',
    )
    for (const text of ['a', 'b', 'c']) expect((await add(text)).status).toBe(201)
    const tooMany = await add('d')
    expect(tooMany.body['detail']).toContain('your vault holds 4 documents')
    await app.ask(student, REMOVE, { input: { id: idOf(first) } })
    expect((await add('d')).status).toBe(201)
    const { documentQuota } = await app.ask(student, PAGE)
    expect(documentQuota).toMatchObject({
      usedCount: 4,
      maxCount: 4,
      maxFileBytes: 10 * MEBIBYTE,
    })
  })

  it('holds no more than that when many documents come at once', async () => {
    const student = aStudent()
    const many = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        upload(app, student, { name: 'x.pdf', bytes: aPdf(`file ${index}`) }),
      ),
    )
    expect(many.filter(({ status }) => status === 201)).toHaveLength(4)
    expect((await app.ask(student, PAGE)).documents.totalCount).toBe(4)
  })
})

describe('a document that was handed in', () => {
  it('stays with its holders as it was, until nobody needs it any more', async () => {
    const student = aStudent()
    const studentId = student.viewer.kind === 'user' ? student.viewer.userId : ''
    const id = idOf(await upload(app, student, { name: 'Essay.docx', bytes: aDocx() }))
    const holder = { kind: 'application', id: '0193a1b2-7c00-7000-8000-00000000000a' }
    const now = new Date('2026-11-20T10:00:00Z')
    for (let times = 0; times < 2; times += 1) {
      const held = await app.unitOfWork((tx) =>
        holdDocuments(tx, studentId, [id], { holder, now }),
      )
      expect(held).toMatchObject({ ok: true, value: [{ id }] })
    }
    const page = await app.ask(student, PAGE)
    expect(page.documents.edges[0].node).toMatchObject({
      usedIn: 1,
      lastUsedAt: now.toISOString(),
    })
    await app.ask(student, UPDATE, { input: { id, name: 'Another.docx' } })
    await app.ask(student, REMOVE, { input: { id } })
    const [held] = await app.stores.documents.findHeld(holder)
    expect(held).toMatchObject({ name: 'Essay.docx', kind: 'other', studentId })
    const objectId = held?.objectId ?? ''
    expect(await app.stores.documents.takeUnneeded(100)).not.toContain(objectId)
    const o = { objectId, hasScanner: false }
    expect(await documentForHolder(app.stores, holder, o)).toMatchObject({
      isShownToOthers: true,
    })
    expect(
      await documentForHolder(app.stores, holder, { objectId, hasScanner: true }),
    ).toMatchObject({ isShownToOthers: false })
    await app.unitOfWork((tx) => releaseDocuments(tx, holder))
    expect(await app.stores.documents.takeUnneeded(100)).toContain(objectId)
  })

  it('must belong to the student and still exist', async () => {
    const id = idOf(await upload(app, aStudent(), { name: 'b.pdf', bytes: aPdf('b') }))
    const holder = { kind: 'application', id: '0193a1b2-7c00-7000-8000-00000000000b' }
    const held = await app.unitOfWork((tx) =>
      holdDocuments(tx, '0193a1b2-7c00-7000-8000-00000000000c', [id], {
        holder,
        now: new Date(),
      }),
    )
    expect(held).toMatchObject({
      ok: false,
      error: { errors: [{ path: ['documentIds'] }] },
    })
    expect(await app.stores.documents.findHeld(holder)).toEqual([])
  })
})
