import { AsyncLocalStorage } from 'node:async_hooks'
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  hkdfSync,
  randomBytes,
} from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { isUnavailable } from '../database/unavailable.ts'
import type { Database, Postgres } from '../database/postgres.ts'
import type { Log } from '../observability/log.ts'
import { conflict, validationFailed } from '../core/problems.ts'
import type { Problem } from '../core/problems.ts'
import { err, ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'

/** What a client sent as `Idempotency-Key`, and a hash of what it asked for. */
export type IdempotencyKey = { key: string; fingerprint: string }

type Claim = {
  id: { hash: Buffer; secret: Buffer; fingerprint: string }
  postgres: Postgres | null
  /** The transaction that has asked for the key. */
  transactionId: string | null
  /** held: a transaction of this request has the key; taken: another request has it. */
  state: 'open' | 'held' | 'taken'
  /** While the first unit of work asks for the key, a second one waits. */
  asking: Promise<void> | null
}

const claims = new AsyncLocalStorage<Claim>()

/** Thrown inside a unit of work when another request has the key: nothing of this one happens. */
class KeyTakenError extends Error {
  override name = 'KeyTakenError'
}

const answersKept = "interval '24 hours'"
/** No request takes longer; a row that has no answer after this time was left by a crash. */
const answerMissing = "interval '45 seconds'"
const waitLimitMs = 8_000
/** How long a request tries to find out, or to store, that its effect was committed, within its caller's deadline. */
const outagePatienceMs = 3_000
const outagePauseMs = 100

type Options = {
  /** Where the keys are stored; if given, an answered key is looked up before any work. */
  postgres?: Postgres | null
  log?: Pick<Log, 'error'>
  /** For how long it tries to store an answer. */
  storePatienceMs?: number
}

/**
 * Runs a request so that its effect happens once per key, however often and wherever it is sent.
 * The key is written in the transaction of the request's first unit of work; the answer is stored
 * when `work` has resolved and is given to every later request with the key for 24 hours. Work that
 * runs no unit of work has no effect and is simply run.
 * @param callerKey null when the client sent none
 * @param scope whose key it is and for which service, so that people's keys can't meet
 * @param work may run again when the first try was rolled back; its value must survive JSON
 * An answer that can't be stored is given all the same; a retry of such a request is a Conflict.
 */
export async function runWithIdempotency<T>(
  callerKey: IdempotencyKey | null,
  scope: string,
  work: () => Promise<T>,
  o: Options = {},
): Promise<Result<T, Problem>> {
  if (callerKey === null) return ok(await work())
  const id = identify(callerKey, scope)
  const giveUpAt = Date.now() + waitLimitMs
  let known = o.postgres ?? null
  for (let pauseMs = 20; Date.now() < giveUpAt; pauseMs = Math.min(pauseMs * 2, 250)) {
    const before = await lookUp<T>(known, id)
    if (typeof before === 'object') return before
    if (before === 'nothing') {
      const claim = openClaim(id, known)
      const [outcome] = await Promise.allSettled([claims.run(claim, work)])
      known = claim.postgres
      if (claim.state === 'held') {
        if (outcome.status === 'rejected') throw outcome.reason
        await storeAnswer(known, id, outcome.value, o)
        return ok(outcome.value)
      }
      if (claim.state === 'open' && (await lookUp(known, id)) === 'nothing') {
        if (outcome.status === 'rejected') throw outcome.reason
        return ok(outcome.value)
      }
      // Another request with the key was faster, so what this one saw is no answer to it.
    }
    await sleep(pauseMs * (0.5 + Math.random()))
  }
  return err(conflict('The same request is still in progress. Please try again shortly.'))
}

function openClaim(id: Claim['id'], postgres: Postgres | null): Claim {
  return { id, postgres, transactionId: null, state: 'open', asking: null }
}

/** Whether the running request has a key, which its first unit of work will take. */
export function hasIdempotencyKey(): boolean {
  return claims.getStore() !== undefined
}

/**
 * Used by the unit of work: runs `work` in a transaction that takes the key of the running request,
 * if it has one. When the answer to its commit was lost, PostgreSQL is asked what became of it.
 * @throws KeyTakenError when another request has it
 */
export async function transactWithKey<T>(
  postgres: Postgres,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  const current = claims.getStore()
  await current?.asking
  if (current === undefined || current.state === 'held') return postgres.transaction(work)
  let done: { value: T } | null = null
  const asked = Promise.withResolvers<void>()
  current.asking = asked.promise
  current.postgres = postgres
  try {
    return await postgres.transaction(async (tx) => {
      done = null
      const isMine = await insertKey(tx, current)
      current.state = isMine ? 'held' : 'taken'
      asked.resolve()
      if (!isMine) throw new KeyTakenError()
      done = { value: await work(tx) }
      return done.value
    })
  } catch (error) {
    const ended = done as { value: T } | null
    if (ended && isUnavailable(error) && (await hasCommitted(postgres, current)))
      return ended.value
    current.state = stateAfterRollback(current)
    throw error
  } finally {
    current.asking = null
    asked.resolve()
  }
}

function stateAfterRollback(claim: Claim): Claim['state'] {
  return claim.state === 'taken' ? 'taken' : 'open'
}

/** Tried, not waited for: requests that wait inside a transaction would use up the pool. */
async function insertKey(tx: Database, claim: Claim): Promise<boolean> {
  const { id } = claim
  const lock = id.hash.readBigInt64BE(0).toString()
  const { rows } = await tx.execute<{ free: boolean; transaction: string }>(
    sql`select pg_try_advisory_xact_lock(${lock}::bigint) as free,
      pg_current_xact_id()::text as transaction`,
  )
  claim.transactionId = rows[0]?.transaction ?? null
  if (rows[0]?.free !== true) return false
  const added = await tx.execute(sql`
    insert into idempotency_keys (key_hash, fingerprint) values (${id.hash}, ${id.fingerprint})
    on conflict (key_hash) do update set fingerprint = excluded.fingerprint, answer = null, created_at = now()
      where idempotency_keys.created_at < now() - ${sql.raw(answersKept)}`)
  return added.rowCount === 1
}

type Row = { fingerprint: string; answer: Buffer | null; lost: boolean }

async function lookUp<T>(
  postgres: Postgres | null,
  id: Claim['id'],
): Promise<Result<T, Problem> | 'nothing' | 'unanswered'> {
  if (postgres === null) return 'nothing'
  const { rows } = await postgres.db.execute<Row>(sql`
    select fingerprint, answer, created_at < now() - ${sql.raw(answerMissing)} as lost
    from idempotency_keys
    where key_hash = ${id.hash} and created_at >= now() - ${sql.raw(answersKept)}`)
  const [row] = rows
  if (row === undefined) return 'nothing'
  if (row.fingerprint !== id.fingerprint) {
    const message = 'This Idempotency-Key was used for another request.'
    return err(validationFailed([{ path: ['Idempotency-Key'], message }]))
  }
  if (row.answer !== null) return ok(JSON.parse(decrypt(id.secret, row.answer)) as T)
  return row.lost
    ? err(
        conflict(
          'This request was interrupted after it took effect. Please check its outcome.',
        ),
      )
    : 'unanswered'
}

/** Whether the claim's transaction took effect; false when that can't be learned in time. */
async function hasCommitted(postgres: Postgres, claim: Claim): Promise<boolean> {
  const giveUpAt = Date.now() + outagePatienceMs
  while (Date.now() < giveUpAt) {
    const status = await statusOf(postgres, claim.transactionId)
    if (status === 'committed') return true
    if (status === 'aborted') return false
    // The server is away, or has not noticed yet that the connection is.
    await sleep(outagePauseMs)
  }
  return false
}

async function statusOf(postgres: Postgres, transactionId: string | null) {
  try {
    const { rows } = await postgres.db.execute<{ status: string | null }>(
      sql`select pg_xact_status(${transactionId}::xid8) as status`,
    )
    return rows[0]?.status ?? null
  } catch (error) {
    if (isUnavailable(error)) return null
    throw error
  }
}

/** Tries for some time, then gives up: the effect exists, and its caller must hear of it. */
async function storeAnswer(
  postgres: Postgres | null,
  id: Claim['id'],
  value: unknown,
  o: Options,
): Promise<void> {
  const answer = encrypt(id.secret, JSON.stringify(value ?? null))
  const giveUpAt = Date.now() + (o.storePatienceMs ?? outagePatienceMs)
  for (;;) {
    try {
      await postgres?.db.execute(
        sql`update idempotency_keys set answer = ${answer} where key_hash = ${id.hash}`,
      )
      return
    } catch (error) {
      if (Date.now() < giveUpAt) await sleep(outagePauseMs)
      else return o.log?.error({ err: error }, 'the answer of a key could not be stored')
    }
  }
}

/**
 * Answers hold people's data and may hold session tokens. Only the client knows the key: the table
 * has its hash, and the answer is encrypted with a key derived from it.
 */
function identify(callerKey: IdempotencyKey, scope: string): Claim['id'] {
  const text = `${scope}\n${callerKey.key}`
  return {
    hash: createHash('sha256').update(text).digest(),
    secret: Buffer.from(hkdfSync('sha256', text, '', 'landfall idempotency answer', 32)),
    fingerprint: callerKey.fingerprint,
  }
}

function encrypt(secret: Buffer, text: string): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', secret, nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

function decrypt(secret: Buffer, bytes: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString(
    'utf8',
  )
}
