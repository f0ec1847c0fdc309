import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { newId } from '@landfall/kit/core/ids'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { MemoryLocker } from '@tus/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPdf } from '../src/student/document/inspection/_files.ts'
import type {
  DocumentStorage,
  ObjectStorage,
} from '../src/student/document/storage/object-storage.ts'
import { openStorage, type OpenStorage } from '../src/open-storage.ts'
import { s3ClientSettings } from '../src/student/document/storage/s3-objects.store.ts'
import { createResumableUploads } from '../src/files/resumable-uploads.ts'
import { createLog } from '@landfall/kit/observability/log'
import { startS3Server } from './_s3-server.ts'

/** `http://key:secret@host:port` of a real server, such as versitygw. */
const realS3 = process.env['TEST_S3_URL']

type Opened = { storage: DocumentStorage; close: () => Promise<unknown> }

async function onDisk(): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'landfall-objects-'))
  return {
    storage: { kind: 'disk', folder },
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

async function onSmallServer(): Promise<Opened> {
  const server = await startS3Server()
  return { storage: server.settings, close: server.stop }
}

async function onRealServer(): Promise<Opened> {
  const url = new URL(realS3 ?? '')
  const storage = {
    kind: 's3',
    bucket: `landfall-${newId()}`,
    region: 'us-east-1',
    endpoint: url.origin,
    credentials: { accessKeyId: url.username, secretAccessKey: url.password },
  } as const
  const client = new S3Client(s3ClientSettings(storage))
  await client.send(new CreateBucketCommand({ Bucket: storage.bucket }))
  return { storage, close: async () => client.destroy() }
}

const places: [string, () => Promise<Opened>][] = [
  ['on disk', onDisk],
  ['on a small server of S3', onSmallServer],
  ...(realS3 ? [['on a real server of S3', onRealServer] as [string, typeof onDisk]] : []),
]

describe.each(places)('objects %s', (_, open) => {
  let opened: Opened
  let objects: ObjectStorage
  beforeAll(async () => {
    opened = await open()
    objects = (await openStorage(opened.storage)).objects
  })
  afterAll(async () => {
    objects.close()
    await opened.close()
  })

  const contentOf = async (id: string, range?: { start: number; end: number }) => {
    const stream = await objects.read(id, range)
    return stream && (await buffer(stream))
  }

  async function listed(time: Date): Promise<string[]> {
    const ids: string[] = []
    for await (const batch of objects.listBefore(time)) ids.push(...batch)
    return ids
  }

  it('are what was written, whole and in parts, written twice or not', async () => {
    const id = newId()
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_byte, index) => index % 251))
    await objects.put(id, bytes)
    await objects.put(id, bytes)
    expect((await contentOf(id))?.equals(bytes)).toBe(true)
    const part = await contentOf(id, { start: 10, end: 14 })
    expect(part).toEqual(bytes.subarray(10, 15))
  })

  it('are gone once they are removed, and removing them again is fine', async () => {
    const id = newId()
    await objects.put(id, Buffer.from('x'))
    await objects.remove(id)
    await objects.remove(id)
    expect(await contentOf(id)).toBeNull()
    expect(await contentOf(newId())).toBeNull()
  })

  it('are listed by when they came', async () => {
    const id = newId()
    await objects.put(id, Buffer.from('listed'))
    expect(await listed(new Date(Date.now() + 60_000))).toContain(id)
    expect(await listed(new Date(Date.now() - 60_000))).not.toContain(id)
  })
})

describe('a folder of objects', () => {
  it('is nobody else’s, and a file that was never finished is swept', async () => {
    const { storage, close } = await onDisk()
    const { objects } = await openStorage(storage)
    const id = newId()
    await objects.put(id, Buffer.from('x'))
    const folder = join(storage.kind === 'disk' ? storage.folder : '', 'objects')
    const bucket = join(folder, id.slice(-2))
    expect((await stat(bucket)).mode & 0o077).toBe(0)
    expect((await stat(join(bucket, id))).mode & 0o077).toBe(0)
    const unfinished = join(bucket, `${newId()}.x.part`)
    await writeFile(unfinished, 'cut')
    const old = new Date('2026-01-01')
    await utimes(unfinished, old, old)
    for await (const batch of objects.listBefore(new Date('2026-02-01')))
      expect(batch).toEqual([])
    expect(await readdir(bucket)).toEqual([id])
    await close()
  })
})

it.runIf(realS3)('an upload goes on in a bucket, too', async () => {
  const { storage, close } = await onRealServer()
  const { uploads }: OpenStorage = await openStorage(storage)
  const given: Buffer[] = []
  const resumable = createResumableUploads({
    uploads,
    locker: new MemoryLocker(),
    addDocument: async (_student, { bytes }) => {
      given.push(bytes)
      return { ok: true, value: { document: { id: 'made' }, isNew: true } } as never
    },
    refuseEarly: async () => null,
    log: createLog({ service: 'applications', level: 'silent' }),
  })
  const student = { studentId: newId(), checkedBy: 'policy' } as const
  const bytes = Buffer.concat([aPdf(), Buffer.alloc(700_000, '%')])
  const ask = (path: string, method: string, headers: object, body?: Buffer) =>
    resumable(
      student,
      new Request(`http://landfall.internal${path}`, {
        method,
        headers: { 'tus-resumable': '1.0.0', ...headers },
        ...(body && { body: new Uint8Array(body), duplex: 'half' }),
      }),
    )
  const created = await ask('/api/document-uploads', 'POST', {
    'upload-length': String(bytes.length),
    'upload-metadata': `filename ${Buffer.from('cv.pdf').toString('base64')}`,
  })
  const address = created.headers.get('location') ?? ''
  const type = { 'content-type': 'application/offset+octet-stream' }
  await ask(address, 'PATCH', { ...type, 'upload-offset': '0' }, bytes.subarray(0, 400_000))
  const offset = (await ask(address, 'HEAD', {})).headers.get('upload-offset') ?? ''
  expect(offset).toBe('400000')
  const rest = bytes.subarray(400_000)
  const last = await ask(address, 'PATCH', { ...type, 'upload-offset': offset }, rest)
  expect(last.headers.get('document-id')).toBe('made')
  expect(given).toHaveLength(1)
  expect(given[0]?.equals(bytes)).toBe(true)
  await close()
})
