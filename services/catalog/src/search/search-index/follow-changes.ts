import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '@landfall/kit/core/clock'
import type { Log } from '@landfall/kit/observability/log'
import type { ReadWord } from './english-words.ts'
import type { ChangePosition, IndexRowsStore, RowChange } from './index-rows.store.ts'

type Options = {
  rows: IndexRowsStore
  wake: (onChange: () => void) => { stop(): Promise<void> }
  onRow: (change: RowChange) => void
  onWord: (word: ReadWord) => void
  /** Resolves when what was loaded can be asked. */
  onLoaded: () => Promise<void>
  clock: Clock
  log: Log
}

/** A wake-up may get lost. */
const POLL_MS = 2_000
const LOAD_AGAIN_MS = 2_000

/**
 * Reads everything once, in the background, and from then on what changed: whenever a change is told of,
 * and whenever somebody asks for the latest. What is read twice does no harm.
 */
export function followChanges(o: Options) {
  const stopped = new AbortController()
  let position: ChangePosition | null = null
  let isReady = false
  let freshAt: Date | null = null
  let reading: Promise<void> | null = null
  let next: Promise<void> | null = null

  async function read(): Promise<void> {
    if (position === null) return
    const at = o.clock.now()
    const latest = await o.rows.position()
    if (latest.snapshot !== position.snapshot) {
      await o.rows.readChanged(position.snapshot, o)
    }
    position = latest
    freshAt = at
  }

  /** Reads what is committed at the call: a reading that has begun before may miss it. */
  function fresh(): Promise<void> {
    if (reading === null) {
      reading = read().finally(() => {
        reading = null
      })
      return reading
    }
    next ??= reading
      .catch(() => undefined)
      .then(() => {
        next = null
        return fresh()
      })
    return next
  }

  let wasLost = false
  const look = async () => {
    try {
      await fresh()
      if (wasLost) o.log.info('the search index follows the catalogue again')
      wasLost = false
    } catch (error) {
      // Said once per outage, not once per try.
      if (!wasLost && !stopped.signal.aborted) {
        o.log.warn({ err: error }, 'the search index cannot follow the catalogue now')
      }
      wasLost = true
    }
  }

  async function load(): Promise<void> {
    /** Before anything was read: a row of a failed reading may have left since. */
    let since: string | null = null
    for (;;) {
      try {
        const before = since
        since ??= (await o.rows.position()).snapshot
        position = await o.rows.readAll({ ...o, signal: stopped.signal })
        if (before !== null) await o.rows.readChanged(before, o)
        await o.onLoaded()
        await fresh()
        stopped.signal.throwIfAborted()
        isReady = true
        return
      } catch (error) {
        stopped.signal.throwIfAborted()
        o.log.warn({ err: error }, 'the search index could not be loaded')
        await sleep(LOAD_AGAIN_MS, undefined, { signal: stopped.signal })
      }
    }
  }

  let listener: { stop(): Promise<void> } | null = null
  let timer: NodeJS.Timeout | undefined
  const loadAndFollow = async () => {
    await load()
    timer = setInterval(() => void look(), POLL_MS)
    listener = o.wake(() => void look())
  }
  const ready = loadAndFollow()
  // Nobody has to wait for it.
  ready.catch(() => undefined)

  return {
    ready,
    fresh,
    /** Whether there was something to read. */
    async upTo(catalogueVersion: number): Promise<boolean> {
      if (position !== null && position.catalogueVersion >= catalogueVersion) return false
      await fresh()
      return true
    },
    get isReady() {
      return isReady
    },
    get freshAt() {
      return freshAt
    },
    async stop(): Promise<void> {
      stopped.abort()
      clearInterval(timer)
      await ready.catch(() => undefined)
      await listener?.stop()
      await reading?.catch(() => undefined)
    },
  }
}
