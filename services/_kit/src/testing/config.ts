import { randomBytes } from 'node:crypto'
import { z } from 'zod'

const backingSchema = z.object({
  TEST_DATABASE_URL: z.url(),
  TEST_REDIS_URL: z.url(),
  TEST_NATS_URL: z.string().min(1),
  TEST_MONGODB_URL: z.url(),
})

/** URLs of real servers; the one for PostgreSQL may create databases and roles. */
export type TestBacking = {
  databaseUrl: string
  redisUrl: string
  natsUrl: string
  mongodbUrl: string
}

/** The same in all processes of a run: the one that starts the others reads it first. */
export const testRunId = (process.env.TEST_RUN_ID ??= randomBytes(12).toString('hex'))

/** Each value is demanded only when it is read, so a test starts with the servers that it needs. */
export function backingFromEnv(): TestBacking {
  return {
    get databaseUrl() {
      return read('TEST_DATABASE_URL')
    },
    get redisUrl() {
      return read('TEST_REDIS_URL')
    },
    get natsUrl() {
      return read('TEST_NATS_URL')
    },
    get mongodbUrl() {
      return read('TEST_MONGODB_URL')
    },
  }
}

function read(name: keyof z.infer<typeof backingSchema>): string {
  const parsed = backingSchema.shape[name].safeParse(process.env[name])
  if (parsed.success) return parsed.data
  throw new Error(`${name} is not set; run the tests with npm test`)
}
