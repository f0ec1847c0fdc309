import type { Clock } from '@landfall/kit/core/clock'
import type { Log } from '@landfall/kit/observability/log'
import type { ColumnarIndex } from '@landfall/matching/index/columnar-index'
import type { ListingStore } from './listing.store.ts'
import type { ChangedListing } from './listing.ts'

/** How far an index has read the read copy. */
export type Position = { copyId: string; changeSeq: number; asOf: Date | null }

type Deps = {
  listings: Pick<ListingStore, 'changedAfter'>
  index: Pick<ColumnarIndex, 'apply'>
  from: Position
  /** Calls back after each change of the copy, and once after each (re)connect. */
  wake: (onChange: () => void) => { stop(): Promise<void> }
  clock: Clock
  log: Log
}

const ROWS_AT_A_TIME = 5_000
/** Polls as well, since a wake-up may get lost. */
const POLL_MS = 2_000

/** Keeps an index in step with the read copy: reads changes, in order, whenever there are some. */
export function createListingFollower(deps: Deps) {
  const { listings, index, clock, log } = deps
  let position = deps.from
  let onApplied: ((ageMs: number, scholarshipId: string) => void) | null = null
  let isBehind = false
  let reading: Promise<void> | null = null

  async function readAll(onRow: (row: ChangedListing) => void): Promise<void> {
    for (;;) {
      const rows = await listings.changedAfter(position.changeSeq, ROWS_AT_A_TIME)
      for (const row of rows) {
        index.apply(row.listing)
        onRow(row)
        const asOf = laterOf(position.asOf, row.toldAt)
        position = { ...position, changeSeq: row.changeSeq, asOf }
      }
      if (rows.length < ROWS_AT_A_TIME) return
    }
  }

  /** Only one reading runs at a time; a change during it starts the next one. */
  function catchUp(): Promise<void> {
    isBehind = true
    reading ??= (async () => {
      while (isBehind) {
        isBehind = false
        await readAll(({ toldAt, listing }) =>
          onApplied?.(clock.now().getTime() - toldAt.getTime(), listing.scholarshipId),
        )
      }
    })().finally(() => {
      reading = null
    })
    return reading
  }

  let wasLost = false
  const look = async () => {
    try {
      await catchUp()
      if (wasLost) log.info('the index follows the catalog again')
      wasLost = false
    } catch (error) {
      // Logged once per outage, not once per try.
      if (!wasLost) log.warn({ err: error }, 'the index cannot follow the catalog now')
      wasLost = true
    }
  }

  return {
    get position(): Position {
      return position
    },
    /** Reads everything that is there; resolves when the index has it. */
    load: () => readAll(() => undefined),
    /** Follows from now on, until stopped. @param hear receives the age of each change and the listing's id */
    follow(hear: (ageMs: number, scholarshipId: string) => void): {
      stop(): Promise<void>
    } {
      onApplied = hear
      const timer = setInterval(() => void look(), POLL_MS)
      const listener = deps.wake(() => void look())
      return {
        async stop() {
          clearInterval(timer)
          await listener.stop()
          await reading?.catch(() => undefined)
        },
      }
    },
  }
}

function laterOf(known: Date | null, changed: Date): Date {
  return known !== null && known > changed ? known : changed
}
