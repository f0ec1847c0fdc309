import { type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../core/clock.ts'
import type { Database, Postgres } from '../database/postgres.ts'

/** `body` is JSON, and stays text as long as nobody needs its contents: most rows only pass through. */
export type OutboxRow = { id: string; name: string; body: string; attempts: number }

/** One kind of rows and where they go. */
export type RelayTarget = {
  kind: 'event' | 'job'
  /** A batch begins no sooner than this after the one before, so that rows in quick succession are sent together. */
  everyMs: number
  /** Resolves when the target has stored it. */
  send(row: OutboxRow): Promise<void>
  /** Rejects when the whole target is down. */
  ping(): Promise<void>
}

/** This many acknowledgements are awaited at once; more gain nothing. */
export const batchSize = 500
const sweepBatchSize = 10_000

/**
 * Sends one batch and marks what was stored. The rows stay locked meanwhile, so that other relays take
 * others; after a crash they are sent again and the targets know them by their id.
 * @returns the count sent, and why single rows were refused (they wait for their next try)
 * @throws when the whole target is down; nothing is marked or postponed then
 */
export async function sendBatch(
  postgres: Postgres,
  lane: RelayTarget,
  clock: Clock,
  o: { includeDelayed?: boolean } = {},
): Promise<{ sent: number; failures: unknown[] }> {
  return postgres.transaction(async (tx) => {
    const rows = await lockRows(tx, lane.kind, o.includeDelayed ?? false)
    if (rows.length === 0) return { sent: 0, failures: [] }
    const outcomes = await Promise.allSettled(rows.map((row) => lane.send(row)))
    const failed = rows.filter((_, index) => outcomes[index]?.status === 'rejected')
    const failures = outcomes.flatMap((o) =>
      o.status === 'rejected' ? [o.reason as unknown] : [],
    )
    if (failed.length > 0) {
      const isAway = await rejects(lane.ping())
      if (isAway && failed.length === rows.length) throw failures[0]
      if (!isAway) await postpone(tx, failed)
    }
    const sent = rows.filter((row) => !failed.includes(row))
    if (sent.length > 0) await markPublished(tx, sent, clock)
    return { sent: sent.length, failures }
  })
}

async function rejects(promise: Promise<void>): Promise<boolean> {
  return promise.then(
    () => false,
    () => true,
  )
}

async function lockRows(
  tx: Database,
  kind: RelayTarget['kind'],
  includeDelayed: boolean,
): Promise<OutboxRow[]> {
  const due = includeDelayed
    ? sql`true`
    : sql`(next_attempt_at is null or next_attempt_at <= now())`
  const { rows } = await tx.execute<OutboxRow>(sql`
    select id, name, body::text as body, attempts from outbox
    where kind = ${kind} and published_at is null and ${due}
    order by position
    limit ${batchSize}
    for update skip locked`)
  return rows
}

async function markPublished(tx: Database, rows: OutboxRow[], clock: Clock): Promise<void> {
  await tx.execute(sql`
    update outbox set published_at = ${clock.now().toISOString()}::timestamptz
    where id = any(${idArray(rows)}::uuid[])`)
}

/** Tried forever, but ever more rarely: 1 s, 2 s, 4 s … 5 min. */
async function postpone(tx: Database, rows: OutboxRow[]): Promise<void> {
  await tx.execute(sql`
    update outbox set
      attempts = attempts + 1,
      next_attempt_at = now() + least(300, power(2, least(attempts, 9))) * interval '1 second'
    where id = any(${idArray(rows)}::uuid[])`)
}

/** Marks the jobs that were sent at `since` or later, so that they are sent again. */
export async function unpublishJobs(postgres: Postgres, since: Date): Promise<void> {
  await postgres.db.execute(sql`
    update outbox set published_at = null
    where kind = 'job' and published_at >= ${since.toISOString()}::timestamptz`)
}

/** Passes the ids as one parameter; drizzle would spell a JavaScript array as a list. */
function idArray(rows: OutboxRow[]) {
  return sql.param(`{${rows.map((row) => row.id).join(',')}}`)
}

/**
 * Deletes published rows after 7 days, inbox rows after 30 (a stream keeps its events for 14) and
 * idempotency keys after a day.
 */
export async function sweep(postgres: Postgres): Promise<void> {
  await deleteInBatches(
    postgres,
    'outbox',
    'id',
    sql`published_at < now() - interval '7 days'`,
  )
  await deleteInBatches(
    postgres,
    'inbox',
    'event_id',
    sql`handled_at < now() - interval '30 days'`,
  )
  await postgres.db.execute(
    sql`delete from event_tries where created_at < now() - interval '30 days'`,
  )
  await deleteInBatches(
    postgres,
    'idempotency_keys',
    'key_hash',
    sql`created_at < now() - interval '25 hours'`,
  )
}

/** How many rows wait to be sent, and since when the first one of them does (0 s when none does). */
export async function readBacklog(
  postgres: Postgres,
): Promise<{ rows: number; oldestAgeSeconds: number }> {
  const { rows } = await postgres.db.execute<{ waiting: string; age: string | null }>(sql`
    select count(*) as waiting,
      extract(epoch from now() - least(${oldestOf('event')}, ${oldestOf('job')})) as age
    from outbox where published_at is null`)
  return {
    rows: Number(rows[0]?.waiting ?? 0),
    oldestAgeSeconds: Math.max(0, Number(rows[0]?.age ?? 0)),
  }
}

/** Reads the index of waiting rows, in which the first row of each kind is the oldest. */
function oldestOf(kind: RelayTarget['kind']): SQL {
  return sql`(
    select created_at from outbox where kind = ${kind} and published_at is null
    order by position limit 1)`
}

/** After a long pause, one statement over everything would exceed its time limit every time. */
async function deleteInBatches(
  postgres: Postgres,
  table: string,
  key: string,
  isOld: SQL,
): Promise<void> {
  const [from, id] = [sql.identifier(table), sql.identifier(key)]
  for (;;) {
    const { rowCount } = await postgres.db.execute(sql`
      delete from ${from} where ${id} in (
        select ${id} from ${from} where ${isOld} limit ${sweepBatchSize})`)
    if ((rowCount ?? 0) < sweepBatchSize) return
  }
}
