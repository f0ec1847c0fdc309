import { setTimeout as sleep } from 'node:timers/promises'
import type { Postgres } from '@landfall/kit/database/postgres'
import { ERRORS, MemoryLocker, type Locker, type RequestRelease } from '@tus/server'

const TRY_AGAIN_MS = 100
const GIVE_UP_MS = 30_000

/**
 * Lets one request at a time work on an upload, across processes. A later request ends the earlier one, which often
 * waits for a dead connection; what has arrived stays, and is not written twice.
 */
export function createUploadLocker(postgres: Postgres): Locker {
  const here = new MemoryLocker()
  const everywhere = createSharedLocks(postgres)
  return {
    newLock(id) {
      const own = here.newLock(id)
      return {
        async lock(signal, requestRelease) {
          await own.lock(signal, requestRelease)
          try {
            await everywhere.take(id, requestRelease, signal)
          } catch (error) {
            await own.unlock()
            throw error
          }
        },
        async unlock() {
          await everywhere.giveBack(id)
          await own.unlock()
        },
      }
    },
  }
}

/** Advisory locks of one database session, released when the process ends. */
function createSharedLocks(postgres: Postgres) {
  const channel = `upload_wanted_${postgres.schema}`
  const held = new Map<string, RequestRelease>()
  let waiting = 0
  const line = createLine(postgres, channel, {
    isUsed: () => waiting > 0 || held.size > 0,
    onWanted: (id) => void held.get(id)?.(),
    // The locks are gone and another process may take over, so everybody here must stop.
    onLost() {
      const releases = [...held.values()]
      held.clear()
      for (const release of releases) void release()
    },
  })

  return {
    /** @throws tus's own error if the holder does not let go */
    async take(id: string, release: RequestRelease, signal: AbortSignal): Promise<void> {
      const deadline = performance.now() + GIVE_UP_MS
      waiting += 1
      try {
        for (;;) {
          const client = await line.open()
          const { rows } = await client.query<{ isFree: boolean }>(
            'select pg_try_advisory_lock(hashtextextended($1, 1)) as "isFree"',
            [id],
          )
          if (rows[0]?.isFree) return void held.set(id, release)
          if (signal.aborted || performance.now() > deadline) throw ERRORS.ERR_LOCK_TIMEOUT
          await client.query('select pg_notify($1, $2)', [channel, id])
          await sleep(TRY_AGAIN_MS)
        }
      } finally {
        waiting -= 1
        await line.closeIfUnused()
      }
    },

    async giveBack(id: string): Promise<void> {
      if (!held.delete(id)) return
      const client = await line.open()
      // A lost connection has released it already.
      await client
        .query('select pg_advisory_unlock(hashtextextended($1, 1))', [id])
        .catch(() => undefined)
      await line.closeIfUnused()
    },
  }
}

/**
 * While any upload runs in this process, one connection of the pool holds the locks of all of them and listens for
 * requests to release one.
 */
function createLine(
  postgres: Postgres,
  channel: string,
  o: { isUsed(): boolean; onWanted(id: string): void; onLost(): void },
) {
  let line: ReturnType<typeof connect> | null = null

  async function connect() {
    const client = await postgres.pool.connect()
    let isLeft = false
    const leave = () => {
      client.off('end', lose)
      if (!isLeft) client.release(true)
      isLeft = true
    }
    const lose = () => {
      line = null
      leave()
      o.onLost()
    }
    client.on('notification', ({ payload = '' }) => o.onWanted(payload))
    client.once('end', lose)
    try {
      await client.query(`listen ${channel}`)
    } catch (error) {
      leave()
      throw error
    }
    return { client, leave }
  }
  return {
    async open() {
      line ??= connect().catch((error: unknown) => {
        line = null
        throw error
      })
      return (await line).client
    },
    async closeIfUnused(): Promise<void> {
      if (line === null || o.isUsed()) return
      const closing = line
      line = null
      const { leave } = await closing
      leave()
    },
  }
}
