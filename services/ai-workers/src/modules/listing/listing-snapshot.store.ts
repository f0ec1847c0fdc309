import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { getuid } from 'node:process'
import type { Log } from '@landfall/kit/observability/log'
import type { ColumnarIndex } from '@landfall/matching/index/columnar-index'
import { readSnapshot, writeSnapshot } from '@landfall/matching/index/snapshot'
import { z } from 'zod'
import type { Position } from './follow-listings.ts'

const FILE = 'listings.snapshot'

const positionSchema = z.strictObject({
  copyId: z.uuid(),
  changeSeq: z.int(),
  asOf: z.coerce.date().nullable(),
})

export type ListingSnapshots = ReturnType<typeof createListingSnapshots>

/**
 * The index on disk, so that a start reads only what has changed since. It is optional: a snapshot that cannot be
 * read or written is logged and skipped. @param o.folder null: no snapshots
 */
export function createListingSnapshots(o: { folder: string | null; log: Log }) {
  const attempt = async <T>(what: string, work: (file: string) => Promise<T>) => {
    if (o.folder === null) return null
    try {
      return await work(join(await ownFolder(o.folder), FILE))
    } catch (error) {
      o.log.warn({ err: error }, what)
      return null
    }
  }
  return {
    async read(): Promise<{ index: ColumnarIndex; position: Position } | null> {
      return attempt('the snapshot of the index could not be read', async (file) => {
        const found = await readSnapshot(file)
        if (found === null) return null
        const position = positionSchema.parse(JSON.parse(found.meta.position))
        return { index: found.index, position }
      })
    },

    /** Writes index and position as they are at the call. */
    async write(index: ColumnarIndex, position: Position): Promise<void> {
      const meta = { position: JSON.stringify(position) }
      await attempt('the snapshot of the index could not be written', (file) =>
        writeSnapshot(index, file, meta),
      )
    },
  }
}

/** Others may be able to write to the parent folder: a folder that is not ours is not trusted. */
async function ownFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { uid } = await stat(folder)
  if (getuid !== undefined && uid !== getuid()) {
    throw new Error('The folder of snapshots belongs to somebody else')
  }
  return folder
}
