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
import type { Database, Postgres } from '../database/postgres.ts'
import { conflict, validationFailed } from '../core/problems.ts'
import type { Problem } from '../core/problems.ts'
import { err, ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'

/** What a client sent as `Idempotency-Key`, and a hash of what it asked for. */
export type IdempotencyKey = { key: string; fingerprint: string }

type Claim = {
  id: { hash: Buffer; secret: Buffer; fingerprint: string }
  postgres: Postgres | null
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
/** No request takes longer; a row that lacks its answer for longer was left by a crash. */
const answerMissing = "interval '45 seconds'"
const waitLimitMs = 8_000

/**
 * Runs a request so that its effect happens once per key, however often and wherever it is sent.
 * The key is written in the transaction of the request's first unit of work; the answer is stored
 * when `work` has resolved and is given to every later request with the key for 24 hours. Work that
 * runs no unit of work has no effect and is simply run.
 * @param callerKey null when the client sent none
 * @param scope whose key it is and for which service, so that people's keys can't meet
 * @param work may run again when the first try was rolled back; its value must survive JSON
 * @param postgres where the keys lie; when it is known, an answered key is looked up before any work
 */
export async function runWithIdempotency<T>(
  callerKey: IdempotencyKey | null,
  scope: string,
  work: () => Promise<T>,
  postgres: Postgres | null = null,
): Promise<Result<T, Problem>> {
  if (callerKey === null) return ok(await work())
  const id = identify(callerKey, scope)
  const giveUpAt = Date.now() + waitLimitMs
  let known = postgres
  for (let pauseMs = 20; Date.now() < giveUpAt; pauseMs = Math.min(pauseMs * 2, 250)) {
    const before = await lookUp<T>(known, id)
    if (typeof before === 'object') return before
    if (before === 'nothing') {
      const claim: Claim = { id, postgres: known, state: 'open', asking: null }
      const [outcome] = await Promise.allSettled([claims.run(claim, work)])
      known = claim.postgres
      if (claim.state === 'held') {
        if (outcome.status === 'rejected') throw outcome.reason
        await storeAnswer(known, id, outcome.value)
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
  return err(conflict('The same request is still being worked on. Please try again.'))
}

/** Whether the running request has a key, which its first unit of work will take. */
export function hasIdempotencyKey(): boolean {
  return claims.getStore() !== undefined
}

/**
 * Used by the unit of work: `claim(tx)` takes the key of the running request, if it has one.
 * @throws KeyTakenError when another request has it
 */
export async function claimIdempotencyKey<T>(
  postgres: Postgres,
  run: (claim: (tx: Database) => Promise<void>) => Promise<T>,
): Promise<T> {
  const current = claims.getStore()
  await current?.asking
  if (current === undefined || current.state === 'held') return run(async () => undefined)
  const asked = Promise.withResolvers<void>()
  current.asking = asked.promise
  current.postgres = postgres
  try {
    return await run(async (tx) => {
      const isMine = await insertKey(tx, current.id)
      current.state = isMine ? 'held' : 'taken'
      asked.resolve()
      if (!isMine) throw new KeyTakenError()
    })
  } catch (error) {
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
async function insertKey(tx: Database, id: Claim['id']): Promise<boolean> {
  const lock = id.hash.readBigInt64BE(0).toString()
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(${lock}::bigint) as free`,
  )
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

async function storeAnswer(
  postgres: Postgres | null,
  id: Claim['id'],
  value: unknown,
): Promise<void> {
  const answer = encrypt(id.secret, JSON.stringify(value ?? null))
  await postgres?.db.execute(
    sql`update idempotency_keys set answer = ${answer} where key_hash = ${id.hash}`,
  )
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
