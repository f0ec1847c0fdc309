import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3'
import type { DocumentStorage, ObjectStorage } from './object-storage.ts'

export type S3Settings = Extract<DocumentStorage, { kind: 's3' }>

const PREFIX = 'documents/'

/** Settings for an S3 client; also for unfinished uploads, which are in the same bucket. */
export function s3ClientSettings({
  region,
  endpoint,
  credentials,
}: S3Settings): S3ClientConfig {
  return {
    region,
    ...(credentials && { credentials }),
    // Self-hosted servers address buckets by path, not by host name.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Some S3-compatible servers do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  }
}

/** Objects in a bucket of any S3-compatible server; the bucket must exist. */
export function createS3Storage(settings: S3Settings): ObjectStorage {
  const { bucket: Bucket } = settings
  const client = new S3Client(s3ClientSettings(settings))
  const at = (id: string) => ({ Bucket, Key: `${PREFIX}${id}` })
  return {
    async put(id, bytes) {
      // Never a type that a browser would render, should the bucket ever be readable.
      const ContentType = 'application/octet-stream'
      await client.send(new PutObjectCommand({ ...at(id), Body: bytes, ContentType }))
    },

    async read(id, range) {
      const Range = range && `bytes=${range.start}-${range.end}`
      try {
        const { Body } = await client.send(new GetObjectCommand({ ...at(id), Range }))
        return Body instanceof Readable ? Body : null
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },

    async remove(id) {
      await client.send(new DeleteObjectCommand(at(id)))
    },

    async *listBefore(time) {
      const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: PREFIX })
      for await (const { Contents = [] } of pages) {
        const old = Contents.filter(
          ({ LastModified }) => LastModified && LastModified < time,
        )
        const ids = old.flatMap(({ Key }) => Key?.slice(PREFIX.length) ?? [])
        if (ids.length > 0) yield ids
      }
    },

    close: () => client.destroy(),
  }
}
