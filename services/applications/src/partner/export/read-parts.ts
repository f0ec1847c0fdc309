import type {
  ByteRange,
  ObjectStorage,
} from '../../student/document/storage/object-storage.ts'
import type { PartnerExportPart } from './partner-export.ts'

/** Reads parts as one file; opens only those that the range touches. */
export async function* readParts(
  parts: readonly Pick<PartnerExportPart, 'objectId' | 'bytes'>[],
  objects: Pick<ObjectStorage, 'read'>,
  range: ByteRange = { start: 0, end: Infinity },
): AsyncIterable<Buffer> {
  let begin = 0
  for (const { objectId, bytes } of parts) {
    const start = Math.max(0, range.start - begin)
    const end = Math.min(bytes - 1, range.end - begin)
    begin += bytes
    if (start > end) continue
    const content = await objects.read(objectId, { start, end })
    if (!content) throw new Error(`A part of a file is gone: ${objectId}`)
    yield* content as AsyncIterable<Buffer>
  }
}
