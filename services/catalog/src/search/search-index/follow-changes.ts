import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '@landfall/kit/core/clock'
import type { Log } from '@landfall/kit/observability/log'
import type { ReadWord } from './english-words.ts'
import type { ChangePosition, IndexRowsStore } from './index-rows.store.ts'
import type { RowChange } from './indexed-row.ts'

type Options = {
  rows: IndexRowsStore
  wake: (onChange: () => void) => { stop(): Promise<void> }
  onRow: (change: RowChange) => void
  onWord: (word: ReadWord) => void
  /** Resolves when the loaded rows can be searched. */
  onLoaded: () => Promise<void>
  clock: Clock
  log: Log
}

/** Polls as well, as a wake-up may get lost. */
const POLL_MS = 2_000
const LOAD_AGAIN_MS = 2_000

/**
 * Reads everything once, in the background, and then changes: whenever it is woken, and whenever somebody needs the
 * latest. Reading a row twice is harmless.
 */
export function followChanges(o: Options) {
  const stopped = new AbortController()
  const reader = createChangeReader(o)
  const refreshOrWarn = warningOnce(reader.refresh, o.log, stopped.signal)
  let isReady = false
  let listener: { stop(): Promise<void> } | null = null
  let timer: NodeJS.Timeout | undefined
  const loadAndFollow = async () => {
    await load(o, reader, stopped.signal)
    isReady = true
    timer = setInterval(() => void refreshOrWarn(), POLL_MS)
    listener = o.wake(() => void refreshOrWarn())
  }
  const ready = loadAndFollow()
  // Callers need not wait for it, so its rejection must not go unhandled.
  ready.catch(() => undefined)

  return {
    ready,
    upTo: reader.upTo,
    get isReady() {
      return isReady
    },
    get freshAt() {
      return reader.freshAt
    },
    async stop(): Promise<void> {
      stopped.abort()
      clearInterval(timer)
      await ready.catch(() => undefined)
      await listener?.stop()
      await reader.idle()
    },
  }
}

type ChangeReader = ReturnType<typeof createChangeReader>

/** Reads changes since its last reading, one reading at a time. */
function createChangeReader(o: Options) {
  let position: ChangePosition | null = null
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

  /** Reads everything committed at the time of the call, which a reading that began earlier may miss. */
  function refresh(): Promise<void> {
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
        return refresh()
      })
    return next
  }

  return {
    refresh,
    /** The position up to which everything was read. */
    startAt(loaded: ChangePosition): void {
      position = loaded
    },
    /** Whether there was something to read. */
    async upTo(catalogVersion: number): Promise<boolean> {
      if (position !== null && position.catalogVersion >= catalogVersion) return false
      await refresh()
      return true
    },
    async idle(): Promise<void> {
      await reading?.catch(() => undefined)
    },
    get freshAt() {
      return freshAt
    },
  }
}

/** Reads everything, again until it succeeds; rejects when it is stopped. */
async function load(o: Options, reader: ChangeReader, stopped: AbortSignal): Promise<void> {
  /** The position before the first reading: rows of a failed reading may have been deleted since. */
  let since: string | null = null
  for (;;) {
    try {
      const before = since
      since ??= (await o.rows.position()).snapshot
      reader.startAt(await o.rows.readAll({ ...o, signal: stopped }))
      if (before !== null) await o.rows.readChanged(before, o)
      await o.onLoaded()
      await reader.refresh()
      stopped.throwIfAborted()
      return
    } catch (error) {
      stopped.throwIfAborted()
      o.log.warn({ err: error }, 'the search index could not be loaded')
      await sleep(LOAD_AGAIN_MS, undefined, { signal: stopped })
    }
  }
}

/** Never rejects; a failure is logged once per outage, not once per try. */
function warningOnce(refresh: () => Promise<void>, log: Log, stopped: AbortSignal) {
  let wasLost = false
  return async (): Promise<void> => {
    try {
      await refresh()
      if (wasLost) log.info('the search index follows the catalog again')
      wasLost = false
    } catch (error) {
      if (!wasLost && !stopped.aborted) {
        log.warn({ err: error }, 'the search index cannot follow the catalog now')
      }
      wasLost = true
    }
  }
}
