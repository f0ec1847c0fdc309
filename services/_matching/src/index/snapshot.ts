import { randomUUID } from 'node:crypto'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { endianness } from 'node:os'
import { dirname } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import { z } from 'zod'
import { type ColumnarIndex, openColumnarIndex } from './columnar-index.ts'
import { bytesOf, FORMAT, HEAD } from './layout.ts'
import { sharedMemory } from '../bitset/wasm-memory.ts'

/** `position`: how far in the stream of changes the index was, in its writer's own words. */
export type SnapshotMeta = { position: string }

/**
 * A file is HEAD_BYTES of text, holding the head's checksum and the head as JSON, followed by the buffer as it is
 * in memory.
 */
const headSchema = z.strictObject({
  kind: z.literal('landfall-columnar-index'),
  format: z.literal(FORMAT),
  endianness: z.literal(endianness()),
  bytes: z.int().positive(),
  checksum: z.int(),
  meta: z.strictObject({ position: z.string() }),
})
type SnapshotHead = z.output<typeof headSchema>

const HEAD_BYTES = 4096
/** The file is read and summed in pieces of this size, so that other work can run in between. */
const PIECE_BYTES = 4 * 1024 * 1024

/**
 * Writes the state at the time of the call, whatever is applied meanwhile. The file is replaced atomically or not
 * at all.
 */
export async function writeSnapshot(
  index: ColumnarIndex,
  file: string,
  meta: SnapshotMeta,
): Promise<void> {
  const { buffer, capacities } = index.view().regions
  const body = Buffer.from(new Uint8Array(buffer, 0, bytesOf(capacities)))
  const words = new Int32Array(body.buffer, body.byteOffset, HEAD.logBytes + 1)
  words[HEAD.sequence] = 0
  words[HEAD.pauses] = 0
  const head: SnapshotHead = {
    kind: 'landfall-columnar-index',
    format: FORMAT,
    endianness: endianness(),
    bytes: body.length,
    checksum: await checksumOf(body),
    meta,
  }
  // A random name, because several processes may share the folder, and in containers each of them has process id 1.
  const draft = `${file}.${randomUUID()}.part`
  try {
    await writeDurably(draft, [sealed(head), body])
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  await syncFolder(dirname(file))
}

/** Null when the file is missing, damaged or of another format. */
export async function readSnapshot(
  file: string,
): Promise<{ index: ColumnarIndex; meta: SnapshotMeta } | null> {
  const handle = await openIfThere(file)
  if (handle === null) return null
  try {
    const head = await readHead(handle)
    const { size } = await handle.stat()
    if (head === null || size !== HEAD_BYTES + head.bytes) return null
    const memory = sharedMemory(head.bytes)
    const body = new Uint8Array(memory.buffer, 0, head.bytes)
    if (!(await readPieces(handle, body))) return null
    if ((await checksumOf(body)) !== head.checksum) return null
    return { index: openColumnarIndex(memory), meta: head.meta }
  } finally {
    await handle.close()
  }
}

function sealed(head: SnapshotHead): Buffer {
  const json = JSON.stringify(head)
  const text = Buffer.from(`${crc32(json)} ${json}`)
  if (text.length > HEAD_BYTES) throw new RangeError('the position is too long')
  return Buffer.concat([text, Buffer.alloc(HEAD_BYTES - text.length, ' ')])
}

async function readHead(handle: FileHandle): Promise<SnapshotHead | null> {
  const bytes = Buffer.alloc(HEAD_BYTES)
  if (!(await readPieces(handle, bytes, 0))) return null
  const [, checksum, json] = /^(\d+) (\{.*\}) *$/.exec(bytes.toString()) ?? []
  if (json === undefined || Number(checksum) !== crc32(json)) return null
  return headSchema.safeParse(JSON.parse(json)).data ?? null
}

async function openIfThere(file: string): Promise<FileHandle | null> {
  try {
    return await open(file, 'r')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** False when the file ends too early. */
async function readPieces(
  handle: FileHandle,
  into: Uint8Array,
  from = HEAD_BYTES,
): Promise<boolean> {
  for (let at = 0; at < into.length;) {
    const length = Math.min(PIECE_BYTES, into.length - at)
    const { bytesRead } = await handle.read(into, at, length, from + at)
    if (bytesRead === 0) return false
    at += bytesRead
  }
  return true
}

async function writeDurably(file: string, parts: readonly Buffer[]): Promise<void> {
  const handle = await open(file, 'w')
  try {
    for (const part of parts) await handle.writeFile(part)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Makes the new name survive a crash of the machine. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function checksumOf(bytes: Uint8Array): Promise<number> {
  let checksum = 0
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    checksum = crc32(bytes.subarray(at, at + PIECE_BYTES), checksum)
    await setImmediate()
  }
  return checksum
}
