import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import type { DataStore } from '@tus/server'
import { createDiskStorage } from './student/document/storage/disk-objects.store.ts'
import type {
  DocumentStorage,
  ObjectStorage,
} from './student/document/storage/object-storage.ts'

/** How long an unfinished upload is kept after its last data. */
export const UPLOAD_TTL_MS = 24 * 60 * 60_000

export type OpenStorage = {
  objects: ObjectStorage
  /** The data that has arrived of unfinished uploads. */
  uploads: DataStore
}

/** Opens the storage of documents and unfinished uploads; the S3 client is loaded only if it is used. */
export async function openStorage(storage: DocumentStorage): Promise<OpenStorage> {
  const expirationPeriodInMilliseconds = UPLOAD_TTL_MS
  if (storage.kind === 'disk') {
    const directory = join(storage.folder, 'uploads')
    return {
      objects: createDiskStorage(join(storage.folder, 'objects')),
      uploads: new FileStore({ directory, expirationPeriodInMilliseconds }),
    }
  }
  const [{ createS3Storage, s3ClientSettings }, { S3Store }] = await Promise.all([
    import('./student/document/storage/s3-objects.store.ts'),
    import('@tus/s3-store'),
  ])
  return {
    objects: createS3Storage(storage),
    uploads: new S3Store({
      expirationPeriodInMilliseconds,
      // Not every S3-compatible server supports tags.
      useTags: false,
      s3ClientConfig: { ...s3ClientSettings(storage), bucket: storage.bucket },
    }),
  }
}
