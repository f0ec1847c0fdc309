import type { Sealer } from '@landfall/kit/core/sealed'
import type { ImmutableModel } from '@landfall/kit/database/mongo'
import type { MatchResultDocument } from '../../db/documents.ts'
import type { MatchResult } from './match-result.ts'
import { documentOf, resultOf } from './stored-result.ts'

const MAX_CACHED_RESULTS = 200

export type MatchResultStore = ReturnType<typeof createMatchResultStore>

/**
 * Results as immutable documents, sealed. Recently read results are kept in memory, where they can never become
 * stale.
 */
export function createMatchResultStore(
  model: () => Promise<ImmutableModel<MatchResultDocument>>,
  sealer: Sealer,
) {
  // Promises, not results, because the fields of one response ask for the same result at the same time.
  const kept = new Map<string, Promise<MatchResult | null>>()

  async function read(id: string): Promise<MatchResult | null> {
    const document = await (await model()).findById(id)
    return document && resultOf(document, sealer)
  }

  function remember(id: string, reading: Promise<MatchResult | null>): void {
    kept.set(id, reading)
    const [oldest] = kept.keys()
    if (kept.size > MAX_CACHED_RESULTS && oldest !== undefined) kept.delete(oldest)
  }

  return {
    /** Returns false for each result that exists already and stays as it is. */
    async insertAll(results: readonly MatchResult[]): Promise<boolean[]> {
      const documents = await Promise.all(results.map((one) => documentOf(one, sealer)))
      const outcomes = await (await model()).insertAll(documents)
      return outcomes.map((outcome) => outcome === 'inserted')
    },

    async removeAll(ids: readonly string[]): Promise<void> {
      await (await model()).removeAll(ids)
      for (const id of ids) kept.delete(id)
    },

    /** Caches a result that a worker sent, as if it had been read. */
    keep(result: MatchResult): void {
      remember(result.id, Promise.resolve(result))
    },

    /** Null when the result is missing or cannot be read. */
    async find(id: string): Promise<MatchResult | null> {
      const known = kept.get(id)
      if (known) return known
      const reading = read(id)
      remember(id, reading)
      const found = await reading.catch(() => null)
      // Neither a failure nor a missing result is cached.
      if (found === null && kept.get(id) === reading) kept.delete(id)
      return reading
    },
  }
}
