import type { Clock } from '@landfall/kit/core/clock'
import type { Log } from '@landfall/kit/observability/log'
import {
  createColumnarIndex,
  type ColumnarIndex,
} from '@landfall/matching/index/columnar-index'
import { createMatchPool } from '@landfall/matching/index/match-pool'
import type { Catalog } from './catalog.ts'
import { createListingFollower, type Position } from './follow-listings.ts'
import type { ListingSnapshots } from './listing-snapshot.store.ts'
import type { ListingStore } from './listing.store.ts'

type Options = {
  listings: Pick<ListingStore, 'changedAfter' | 'copyId' | 'lastChange'>
  snapshots: ListingSnapshots
  wake: (onChange: () => void) => { stop(): Promise<void> }
  /** Threads that match in addition to this one; 0: this thread matches. */
  matchThreads: number
  clock: Clock
  log: Log
}

export type OpenCatalog = Catalog & {
  readonly index: Pick<ColumnarIndex, 'size' | 'openCount' | 'bytes'>
  /** Follows the read copy from now on. @param onApplied receives the age of each change and the listing's id */
  follow(onApplied: (ageMs: number, scholarshipId: string) => void): void
  stop(): Promise<void>
}

const SNAPSHOT_EVERY_MS = 3 * 60_000

/** Loads the index of all listings; resolves when it has everything in the read copy. */
export async function openCatalog(options: Options): Promise<OpenCatalog> {
  const { snapshots, log } = options
  const { index, position: from } = await beginning(options)
  const follower = createListingFollower({ ...options, index, from })
  await follower.load()
  log.info({ count: index.size }, 'the index is loaded')
  const pool = createMatchPool({ index, threads: options.matchThreads })
  let stored = from.changeSeq
  const storeIfNew = async () => {
    const { position } = follower
    if (position.changeSeq === stored) return
    stored = position.changeSeq
    await snapshots.write(index, position)
  }
  await storeIfNew()
  let following: { stop(): Promise<void> } | null = null
  let timer: NodeJS.Timeout | undefined
  return {
    index,
    get size() {
      return index.size
    },
    get openCount() {
      return index.openCount
    },
    get asOf() {
      return follower.position.asOf
    },
    get changeSeq() {
      return follower.position.changeSeq
    },
    versionOf: (id) => index.versionOf(id),
    setOf: (id) => index.setOf(id),
    questionOf: (key) => index.questionOf(key),
    match: (query, today, at) => pool.match(query, today, at),
    follow(onApplied) {
      following ??= follower.follow(onApplied)
      timer ??= setInterval(() => void storeIfNew(), SNAPSHOT_EVERY_MS)
    },
    async stop() {
      clearInterval(timer)
      await following?.stop()
      await pool.stop()
      await storeIfNew()
    },
  }
}

/** The snapshot, if it belongs to this copy and is not ahead of it; otherwise an empty beginning. */
async function beginning({
  listings,
  snapshots,
}: Options): Promise<{ index: ColumnarIndex; position: Position }> {
  const [copyId, lastChange] = await Promise.all([listings.copyId(), listings.lastChange()])
  const found = await snapshots.read()
  if (found?.position.copyId === copyId && found.position.changeSeq <= lastChange) {
    return found
  }
  const index = createColumnarIndex()
  return { index, position: { copyId, changeSeq: 0, asOf: null } }
}
