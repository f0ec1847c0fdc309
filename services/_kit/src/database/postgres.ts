import { drizzle } from 'drizzle-orm/node-postgres'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { ClientConfig, PoolClient } from 'pg'
import type { Log } from '../observability/log.ts'
import { type OnNotify, listen } from './postgres-listen.ts'
import { isUnavailable, nameOutages } from './unavailable.ts'

/** Drizzle over node-postgres; a transaction's handle has the same type. */
export type Database = NodePgDatabase

export type Postgres = {
  readonly schema: string
  readonly db: Database
  readonly pool: Pool
  /** Commits when `work` resolves, rolls back when it throws; a deadlock's victim runs again. */
  transaction<T>(work: (tx: Database) => Promise<T>): Promise<T>
  /** Calls back for each NOTIFY on the channel, and once after each (re)connect. */
  listen(channel: string, onNotify: OnNotify): { stop(): Promise<void> }
  ping(): Promise<void>
  close(): Promise<void>
}

type PostgresOptions = {
  url: string
  /** The service's own schema: first in the search path, before `public` with the extensions. */
  schema: string
  applicationName: string
  poolSize?: number
  /** How long work may wait for a connection; 5 s by default. */
  waitMs?: number
  /** A server that is silent about a statement for this long counts as down; 20 s by default. */
  silenceMs?: number
  log: Log
}

/** No request may wait for its database longer than these. */
const defaultWaitMs = 5_000
const statementTimeoutMs = 8_000
/**
 * The server ends a slow statement itself, unless it hangs or is gone; the connection may then look open
 * for a quarter of an hour. Two statements of a transaction may wait for each other.
 */
const defaultSilenceMs = 20_000

/** A pool for one service; it connects when first used and again after a failure. */
export function createPostgres(options: PostgresOptions): Postgres {
  const connection: ClientConfig = {
    connectionString: options.url,
    application_name: options.applicationName,
    connectionTimeoutMillis: options.waitMs ?? defaultWaitMs,
    keepAlive: true,
    query_timeout: options.silenceMs ?? defaultSilenceMs,
    options: `-c search_path=${schemaName(options.schema)},public`,
  }
  const pool = new Pool({
    ...connection,
    max: options.poolSize ?? 10,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 30_000,
  })
  // Without a listener an idle connection that the server closes would end the process.
  pool.on('error', (error) =>
    options.log.warn({ err: error }, 'an idle connection was lost'),
  )
  // The pool takes that listener off while a client is lent: between two statements of a
  // transaction nobody would notice its end. The next statement rejects all the same.
  pool.on('connect', (client) => client.on('error', () => undefined))
  nameOutages(pool)
  const db = drizzle(pool)
  db.transaction = transactOn(pool)
  return {
    schema: options.schema,
    db,
    pool,
    transaction: (work) => transactWithRetry(db, work),
    listen: (channel, onNotify) => listen(connection, channel, onNotify, options.log),
    ping: async () => {
      await pool.query('select 1')
    },
    close: () => pool.end(),
  }
}

/**
 * Lends a connection on which a statement may take any time, for work that waits for other processes. It is
 * closed afterward, which gives back its locks and settings.
 */
export async function withPatientConnection<T>(
  { pool }: Pick<Postgres, 'pool'>,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    // node-postgres has no other way to lift its own limit.
    Object.assign(Reflect.get(client, 'connectionParameters') as object, {
      query_timeout: 0,
    })
    await client.query('set statement_timeout = 0')
    return await work(client)
  } finally {
    client.release(true)
  }
}

function schemaName(schema: string): string {
  if (!/^[a-z_][a-z0-9_]*$/.test(schema))
    throw new Error(`"${schema}" is not a schema's name`)
  return schema
}

/** Drizzle's own transactions over a pool never release a connection on which `begin` fails. */
function transactOn(pool: Pool): Database['transaction'] {
  return async (work, config) => {
    const client = await pool.connect()
    let isUsable = true
    try {
      return await drizzle(client).transaction(work, config)
    } catch (error) {
      isUsable = !isUnavailable(error)
      throw error
    } finally {
      client.release(!isUsable)
    }
  }
}

async function transactWithRetry<T>(
  db: Database,
  work: (tx: Database) => Promise<T>,
  retriesLeft = 3,
): Promise<T> {
  try {
    return await db.transaction((tx) => work(tx))
  } catch (error) {
    if (retriesLeft === 0 || !isTransient(error)) throw error
    return transactWithRetry(db, work, retriesLeft - 1)
  }
}

/** PostgreSQL's codes of the error and its causes; drizzle wraps the driver's error. */
function* codesOf(error: unknown): Generator<string> {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') yield at.code
    if (at instanceof AggregateError) for (const inner of at.errors) yield* codesOf(inner)
  }
}

/** Serialization failure or deadlock: the same transaction may succeed when it runs again. */
function isTransient(error: unknown): boolean {
  return [...codesOf(error)].some((code) => code === '40001' || code === '40P01')
}

/**
 * True if a unique or exclusion constraint refused the row.
 * @param constraint its name; if absent, any such constraint counts
 */
export function isConstraintViolation(error: unknown, constraint?: string): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (!('code' in at) || !['23505', '23P01'].includes(String(at.code))) continue
    return constraint === undefined || ('constraint' in at && at.constraint === constraint)
  }
  return false
}

/** Wrong values, broken constraints, values that are too large, and errors raised by triggers. */
const refusalCodes = /^(21|22|23|54|P0)/

/** PostgreSQL's words for why it will never accept a row; null for errors of another kind. */
export function refusalOf(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && refusalCodes.test(String(at.code))) return at.message
  }
  return null
}
