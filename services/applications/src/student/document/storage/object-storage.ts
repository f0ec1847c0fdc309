import type { Readable } from 'node:stream'

/** Where students' uploads are stored: a folder that all processes of the service share, or a bucket. */
export type DocumentStorage =
  | { kind: 'disk'; folder: string }
  | {
      kind: 's3'
      bucket: string
      region: string
      /** Null: AWS itself. */
      endpoint: string | null
      /** Null: what the AWS SDK finds by itself, such as the role of the machine. */
      credentials: { accessKeyId: string; secretAccessKey: string } | null
    }

/** A part of an object: from `start` to `end`, inclusive, counted from 0. */
export type ByteRange = { start: number; end: number }

/**
 * The storage of documents' bytes, under ids that we made. An object is written once and never changed; the database
 * says to whom it belongs.
 */
export type ObjectStorage = {
  /** Writing the same object again is harmless. */
  put(id: string, bytes: Buffer): Promise<void>
  /** Null when there is no such object. */
  read(id: string, range?: ByteRange): Promise<Readable | null>
  /** Idempotent. */
  remove(id: string): Promise<void>
  /** Everything that was written before `time`, in batches. */
  listBefore(time: Date): AsyncIterable<string[]>
  close(): void
}
