import type { Log } from '@landfall/kit/observability/log'
import type { LoadedIndex } from './loaded-index.ts'
import type { OpenSearchIndex } from './open-search-index.ts'

type Deps = { index: Pick<OpenSearchIndex, 'loaded'>; log: Log }

/** Asks the index; asks SQL until the index is loaded, if it has no answer (null), and if it fails. */
export type IndexOrSql = <T>(
  answer: (loaded: LoadedIndex) => Promise<T | null>,
  bySql: () => Promise<T>,
) => Promise<T>

export function makeIndexOrSql({ index, log }: Deps): IndexOrSql {
  return async (answer, bySql) => {
    const loaded = index.loaded()
    if (loaded === null) return bySql()
    try {
      return (await answer(loaded)) ?? (await bySql())
    } catch (error) {
      // A faulty index must not keep anybody from finding a scholarship.
      log.error({ err: error }, 'the search index could not answer')
      return bySql()
    }
  }
}
