import type { MatchResult } from './match-result.ts'
import type { MatchResultStore } from './match-result.store.ts'

/** A result as it is shown; `tipsBy` says in words who worded its tips, null when they are as computed. */
export type OpenedResult = MatchResult & { tipsBy: string | null }

/** Puts the tips' later wording into a result. */
export type PutInWording = (result: MatchResult) => Promise<OpenedResult>

/** The stored result that a finished run points at; null when it is gone or cannot be read. */
export function makeOpenResult(deps: { results: MatchResultStore; putIn: PutInWording }) {
  return async function openResult(id: string): Promise<OpenedResult | null> {
    const result = await deps.results.find(id)
    return result && deps.putIn(result)
  }
}
