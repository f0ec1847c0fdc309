import type { MatchResult } from './match-result.ts'
import type { MatchResultStore } from './match-result.store.ts'

/** The stored result that a finished run points at; null when it is gone or cannot be read. */
export function makeOpenResult(deps: { results: MatchResultStore }) {
  return async function openResult(id: string): Promise<MatchResult | null> {
    return deps.results.find(id)
  }
}
