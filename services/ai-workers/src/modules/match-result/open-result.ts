import type { MatchResultStore, OpenResult } from './match-result.store.ts'

/** The stored result that a finished run points at. */
export function makeOpenResult(deps: { results: MatchResultStore }) {
  return async function openResult(id: string): Promise<OpenResult> {
    const result = await deps.results.find(id)
    if (result === null) throw new Error('A finished run points at no result')
    return result
  }
}
