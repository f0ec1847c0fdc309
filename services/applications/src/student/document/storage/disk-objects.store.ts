import { createReadStream } from 'node:fs'
import { access, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { randomUUID } from 'node:crypto'
import type { ObjectStorage } from './object-storage.ts'

const BATCH_SIZE = 200
/** An object is written under this suffix first, so that one under its own name is complete. */
const UNFINISHED = '.part'

/**
 * Objects as files in a folder that only this account can read. UUIDs of version 7 end in random digits, so their
 * last two spread them over 256 folders.
 */
export function createDiskStorage(folder: string): ObjectStorage {
  const pathOf = (id: string) => join(folder, id.slice(-2), id)
  return {
    async put(id, bytes) {
      const path = pathOf(id)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const unfinished = `${path}.${randomUUID()}${UNFINISHED}`
      const file = await open(unfinished, 'wx', 0o600)
      try {
        await file.writeFile(bytes)
        // An object that was reported as stored must survive a loss of power.
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(unfinished, path)
    },

    async read(id, range) {
      const path = pathOf(id)
      try {
        await access(path)
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
      return createReadStream(path, range)
    },

    remove: (id) => rm(pathOf(id), { force: true }),

    listBefore: (time) => oldFiles(folder, time),

    close: () => undefined,
  }
}

async function* oldFiles(folder: string, time: Date): AsyncIterable<string[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  let batch: string[] = []
  for await (const entry of await opendir(folder, { recursive: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const isOld = await stat(path).then(
      ({ mtime }) => mtime < time,
      () => false,
    )
    if (!isOld) continue
    // Nobody ever asks for an object that was never finished.
    if (entry.name.endsWith(UNFINISHED)) await rm(path, { force: true })
    else batch.push(entry.name)
    if (batch.length === BATCH_SIZE) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}
