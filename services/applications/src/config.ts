import {
  backingEnv,
  ConfigError,
  readConfig,
  serviceConfig,
  type ServiceConfig,
} from '@landfall/kit/process/config'
import { type OutgoingSettings, outgoingSettings } from '@landfall/kit/safe-fetch/settings'
import { z } from 'zod'
import { MEBIBYTE, type QuotaLimits } from './student/document/document.ts'
import type { DocumentStorage } from './student/document/storage/object-storage.ts'

export const migrations = new URL('./db/migrations', import.meta.url)

export type DocumentsConfig = {
  storage: DocumentStorage
  quota: QuotaLimits
  /** Host and port of clamd; null: nothing is scanned. */
  scanner: { host: string; port: number } | null
}

export type ApplicationsConfig = ServiceConfig & {
  /** Opens what students answer about themselves: 32 bytes as base64url. */
  studentAnswersKey: string
  documents: DocumentsConfig
  /** What webhooks may be sent to. */
  outgoing: OutgoingSettings
}

const shape = z.object({
  STUDENT_ANSWERS_KEY: backingEnv.sealingKey(),
  DOCUMENTS_DIR: z.string().optional(),
  DOCUMENTS_S3_BUCKET: z.string().optional(),
  DOCUMENTS_S3_REGION: z.string().default('us-east-1'),
  DOCUMENTS_S3_ENDPOINT: backingEnv.url(['http', 'https']).optional(),
  DOCUMENTS_S3_ACCESS_KEY_ID: z.string().optional(),
  DOCUMENTS_S3_SECRET_ACCESS_KEY: z.string().optional(),
  DOCUMENTS_MAX_MIB: z.coerce.number().int().positive().default(100),
  DOCUMENTS_MAX_COUNT: z.coerce.number().int().positive().default(200),
  CLAMD_URL: backingEnv.url(['tcp']).optional(),
})

/** Reads the environment once. @throws ConfigError that names every faulty variable */
export function applicationsConfig(
  env: NodeJS.ProcessEnv = process.env,
): ApplicationsConfig {
  const read = readConfig(shape, env)
  const quota = {
    maxBytes: read.DOCUMENTS_MAX_MIB * MEBIBYTE,
    maxCount: read.DOCUMENTS_MAX_COUNT,
  }
  const clamd = read.CLAMD_URL ? new URL(read.CLAMD_URL) : null
  const scanner = clamd && {
    host: clamd.hostname.replaceAll(/^\[|\]$/g, ''),
    port: Number(clamd.port || 3310),
  }
  const storage = storageOf(read)
  return {
    ...serviceConfig('applications', env),
    studentAnswersKey: read.STUDENT_ANSWERS_KEY,
    documents: { storage, quota, scanner },
    outgoing: outgoingSettings(env),
  }
}

function storageOf(read: z.output<typeof shape>): DocumentStorage {
  const { DOCUMENTS_S3_BUCKET: bucket, DOCUMENTS_DIR: folder } = read
  if (bucket !== undefined) {
    const id = read.DOCUMENTS_S3_ACCESS_KEY_ID
    const secret = read.DOCUMENTS_S3_SECRET_ACCESS_KEY
    return {
      kind: 's3',
      bucket,
      region: read.DOCUMENTS_S3_REGION,
      endpoint: read.DOCUMENTS_S3_ENDPOINT ?? null,
      credentials: id && secret ? { accessKeyId: id, secretAccessKey: secret } : null,
    }
  }
  if (folder !== undefined) return { kind: 'disk', folder }
  throw new ConfigError(
    'DOCUMENTS_DIR: is missing, and so is DOCUMENTS_S3_BUCKET. What students upload lies in one of them.',
  )
}
