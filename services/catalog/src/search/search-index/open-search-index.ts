import type { Clock } from '@landfall/kit/core/clock'
import type { Log } from '@landfall/kit/observability/log'
import { createKept } from '../search/kept-answers.ts'
import { saidAs } from '../search/widen-text.ts'
import { createSearchIndex } from './create-search-index.ts'
import { createEnglishWords, type EnglishWords, FIRST_WORDS } from './english-words.ts'
import { followChanges } from './follow-changes.ts'
import type { IndexRowsStore } from './index-rows.store.ts'
import { createTrigramIndex } from './trigram-index.ts'
import type { LoadedIndex } from './loaded-index.ts'
import { readWebsearch } from './read-websearch.ts'
import type { TextQuery } from '../text/text-query.ts'
import { warmUp } from './warm-up.ts'

export type OpenSearchIndex = {
  /** Null until everything is loaded. */
  loaded(): LoadedIndex | null
  /** Resolves when everything is loaded; rejects if `stop` ended the loading. */
  readonly ready: Promise<void>
  readonly figures: {
    rows: number
    bytes: number
    /** The time since the index was last known to have everything; null before that. */
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
  /** see createSearchIndex */
  bufferRows?: number
}

/** Loads the index in the background and keeps it in sync with the database. */
export function openSearchIndex(options: Options): OpenSearchIndex {
  const { clock } = options
  const index = createSearchIndex(options)
  const words = createTrigramIndex()
  const english = createEnglishWords()
  const texts = createKept<TextQuery>()
  const stopped = new AbortController()
  const following = followChanges({
    ...options,
    onRow: ({ id, change, row }) =>
      void (row === null ? index.remove({ id, change }) : index.put(row)),
    onWord: (read) => {
      words.add(read.word)
      english.learn(read)
      texts.clear()
    },
    onLoaded: () => getReady(loaded, english, options, stopped.signal),
  })
  const loaded: LoadedIndex = {
    index,
    words,
    ...textReader(english, texts),
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
      stopped.abort()
      await following.stop()
      await index.stop()
    },
  }
}

/** Prepares the index once all rows are there, before it answers anybody. */
async function getReady(
  loaded: LoadedIndex,
  english: EnglishWords,
  { rows, clock, log }: Options,
  stopped: AbortSignal,
): Promise<void> {
  for (const read of await rows.readWords(FIRST_WORDS)) english.learn(read)
  if (!english.readsAny) log.warn('PostgreSQL stems words as no stemmer here does')
  await loaded.index.settle()
  await warmUp(loaded, { now: clock.now(), isOver: () => stopped.aborted }).catch(
    // Only logged: real searches fall back to SQL if the index fails.
    (error: unknown) => log.error({ err: error }, 'the search index could not answer'),
  )
}

/** Reads texts word by word with the dictionary; caches them until a new word is learned. */
function textReader(
  { lexemeOf }: Pick<EnglishWords, 'lexemeOf'>,
  texts: ReturnType<typeof createKept<TextQuery>>,
): Pick<LoadedIndex, 'readText' | 'readWord'> {
  return {
    readText(text) {
      const kept = texts.get(text)
      if (kept !== undefined) return kept
      const query = readWebsearch(saidAs(text), lexemeOf)
      if (query !== null) texts.set(text, query)
      return query
    },
    readWord: (word) => readWebsearch(word, lexemeOf),
  }
}
