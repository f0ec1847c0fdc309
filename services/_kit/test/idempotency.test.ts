import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runWithIdempotency } from '../src/transaction/idempotency.ts'
import { ok } from '../src/core/result.ts'
import { makeUnitOfWork } from '../src/transaction/unit-of-work.ts'
import { createPostgres, type Postgres } from '../src/database/postgres.ts'
import { createLog } from '../src/observability/log.ts'
import { startBreakableProxy } from '../src/testing/breakable-proxy.ts'
import { bindStores, silentLog, testPostgres } from './_parts.ts'

let service: Awaited<ReturnType<typeof testPostgres>>

beforeEach(async () => {
  service = await testPostgres(5)
})

afterEach(() => service.close())

const key = { key: 'b4a7c1d2', fingerprint: 'body-1' }
const effects = () => bindStores(service.postgres.db).effects.all()

/** What a mutation does: a check outside of the transaction, then the effect, then an answer. */
async function addOnce(what: string) {
  if ((await effects()).includes(what)) return { code: 'CONFLICT', secret: '' }
  await service.unitOfWork((tx) => tx.effects.add(what))
  return { code: 'OK', secret: 'only in the answer' }
}

const call = (scope = 'student-1', callerKey: typeof key | null = key, what = 'effect') =>
  runWithIdempotency(callerKey, scope, () => addOnce(what), {
    postgres: service.postgres,
  })

const first = ok({ code: 'OK', secret: 'only in the answer' })

describe('a call with an idempotency key', () => {
  it('has one effect and one answer when it is sent fifty times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => call()))
    expect(await effects()).toEqual(['effect'])
    expect(answers).toEqual(Array.from({ length: 50 }, () => first))
  })

  it('has one effect when its database is not known before the first unit of work', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        runWithIdempotency(key, 'student-1', async () => {
          await service.unitOfWork((tx) => tx.effects.add('effect'))
          return 'done'
        }),
      ),
    )
    expect(await effects()).toEqual(['effect'])
    expect(answers).toEqual(Array.from({ length: 50 }, () => ok('done')))
  })

  it('replays the first answer later on', async () => {
    expect(await call()).toEqual(first)
    expect(await call()).toEqual(first)
    expect(await effects()).toEqual(['effect'])
  })

  it('is refused when the key was used for another request', async () => {
    await call()
    const other = await call('student-1', { ...key, fingerprint: 'body-2' }, 'another')
    expect(other).toMatchObject({
      ok: false,
      error: { code: 'VALIDATION_FAILED', errors: [{ path: ['Idempotency-Key'] }] },
    })
    expect(await effects()).toEqual(['effect'])
  })

  it('does not collide with the same key of somebody else', async () => {
    await call('student-1', key, 'mine')
    await call('student-2', key, 'theirs')
    expect(await effects()).toEqual(['mine', 'theirs'])
  })

  it('is a conflict when a crash falls between the effect and its answer', async () => {
    await call()
    await service.postgres.db.execute(
      sql`update idempotency_keys set answer = null, created_at = now() - interval '1 minute'`,
    )
    expect(await call()).toMatchObject({ ok: false, error: { code: 'CONFLICT' } })
    expect(await effects()).toEqual(['effect'])
  })

  it('starts anew after 24 hours', async () => {
    await call()
    await service.postgres.db.execute(
      sql`update idempotency_keys set created_at = now() - interval '25 hours'`,
    )
    await call('student-1', key, 'next day')
    expect(await effects()).toEqual(['effect', 'next day'])
  })

  it('may be sent again when its transaction was rolled back', async () => {
    const failing = runWithIdempotency(
      key,
      'student-1',
      () =>
        service.unitOfWork(async (tx) => {
          await tx.effects.add('effect')
          throw new Error('the disk is full')
        }),
      { postgres: service.postgres },
    )
    await expect(failing).rejects.toThrow('the disk is full')
    expect(await effects()).toEqual([])
    expect(await call()).toEqual(first)
  })

  it('stores no answer of work without an effect', async () => {
    let calls = 0
    const read = () =>
      runWithIdempotency(key, 'student-1', async () => ++calls, {
        postgres: service.postgres,
      })
    expect([await read(), await read()]).toEqual([ok(1), ok(2)])
  })

  it('claims the key once in a request with several units of work', async () => {
    const outcome = await runWithIdempotency(
      key,
      'student-1',
      async () => {
        await service.unitOfWork((tx) => tx.effects.add('one'))
        await Promise.all([
          service.unitOfWork((tx) => tx.effects.add('two')),
          service.unitOfWork((tx) => tx.effects.add('two')),
        ])
        return 'done'
      },
      { postgres: service.postgres },
    )
    expect(outcome).toEqual(ok('done'))
    expect(await effects()).toEqual(['one', 'two', 'two'])
  })

  it('keeps no readable answer and no key in the database', async () => {
    await call()
    const { rows } = await service.postgres.db.execute<{ row: string }>(
      sql`select encode(key_hash, 'escape') || encode(answer, 'escape') as row from idempotency_keys`,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.row).not.toContain('only in the answer')
    expect(rows[0]?.row).not.toContain(key.key)
  })
})

describe('a call whose connection is lost', () => {
  let cable: Awaited<ReturnType<typeof startBreakableProxy>>
  let postgres: Postgres

  beforeEach(async () => {
    cable = await startBreakableProxy(service.url)
    postgres = createPostgres({
      url: cable.url,
      schema: 'kit',
      applicationName: 'kit-test',
      log: silentLog,
    })
  })

  afterEach(async () => {
    await postgres.close()
    await cable.close()
  })

  const add = async (onCommitted: () => void, o: { storePatienceMs?: number } = {}) => {
    const lines: string[] = []
    const destination = { write: (line: string) => void lines.push(line) }
    const unitOfWork = makeUnitOfWork(postgres, bindStores)
    const work = async () => {
      await unitOfWork((tx) => tx.effects.add('effect'))
      onCommitted()
      return 'done'
    }
    const log = createLog({ service: 'test', destination })
    const answer = await runWithIdempotency(key, 'student-1', work, { postgres, log, ...o })
    return { answer, lines }
  }

  it.each([
    ['with the answer to its commit', 'commit'],
    ['while its answer is stored', 'update idempotency_keys'],
  ])('%s answers what it did, and replays it', async (_when, statement) => {
    cable.loseAnswerTo(statement)
    expect(await add(() => undefined)).toEqual({ answer: ok('done'), lines: [] })
    expect(await add(() => undefined)).toEqual({ answer: ok('done'), lines: [] })
    expect(await effects()).toEqual(['effect'])
  })

  it('for longer than it can wait answers what it did, and says so in the log', async () => {
    const { answer, lines } = await add(() => cable.cut(), { storePatienceMs: 300 })
    expect(answer).toEqual(ok('done'))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('could not be stored')
  })
})

describe('a call without a key', () => {
  it('has its effect each time', async () => {
    const unitOfWork = makeUnitOfWork(service.postgres, bindStores)
    const add = () =>
      runWithIdempotency(null, 'student-1', () =>
        unitOfWork((tx) => tx.effects.add('again')),
      )
    await add()
    await add()
    expect(await effects()).toEqual(['again', 'again'])
  })
})
