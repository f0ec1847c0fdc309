import type { Clock } from '@landfall/kit/clock'
import type { Log } from '@landfall/kit/log'
import { followChanges } from './follow-changes.ts'
import type { IndexRowsStore } from './index-rows.store.ts'
import { createLookAlikeWords, type LookAlikeWords } from './look-alike-words.ts'
import { createSearchIndex, type SearchIndex } from './create-search-index.ts'

/** The index of one database, from the moment on when it has everything. */
export type LoadedIndex = {
  readonly index: SearchIndex
  readonly words: LookAlikeWords
  /** Resolves when the index has at least that version of the catalogue: false, it had it already. */
  upTo(catalogueVersion: number): Promise<boolean>
}

export type OpenSearchIndex = {
  /** Null until everything is loaded. */
  loaded(): LoadedIndex | null
  /** Resolves when everything is; rejects when loading was given up because of `stop`. */
  readonly ready: Promise<void>
  readonly figures: {
    rows: number
    bytes: number
    /** Since the index was last known to have everything; null before. */
    ageMs: number | null
  }
  stop(): Promise<void>
}

type Options = {
  rows: IndexRowsStore
  /** Calls back after each change of a scholarship, and once after each (re)connect. */
  wake: (onChange: () => void) => { stop(): Promise<void> }
  clock: Clock
  log: Log
  /** c.f. createSearchIndex */
  rowsApart?: number
}

/** Loads the index in the background and keeps it as the database is. */
export function openSearchIndex(options: Options): OpenSearchIndex {
  const { rows, wake, clock, log } = options
  const index = createSearchIndex(options)
  const words = createLookAlikeWords()
  const following = followChanges({
    rows,
    wake,
    clock,
    log,
    onRow: ({ id, change, row }) =>
      void (row === null ? index.remove({ id, change }) : index.put(row)),
    onWord: (word) => words.add(word),
    onLoaded: () => index.settle(),
  })
  const loaded: LoadedIndex = {
    index,
    words,
    upTo: (version) => following.upTo(version),
  }
  return {
    loaded: () => (following.isReady ? loaded : null),
    ready: following.ready,
    get figures() {
      const { freshAt } = following
      return {
        rows: index.size,
        bytes: index.bytes,
        ageMs: freshAt === null ? null : clock.now().getTime() - freshAt.getTime(),
      }
    },
    async stop() {
      await following.stop()
      await index.stop()
    },
  }
}
