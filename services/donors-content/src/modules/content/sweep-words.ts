import type { Clock } from '@landfall/kit/core/clock'
import type { PieceStore } from './piece.store.ts'
import type { RevisionStore } from './revision.store.ts'

type Deps = {
  stores: { pieces: Pick<PieceStore, 'revisionsWithoutRow'> }
  revisions: Pick<RevisionStore, 'sweep'>
  clock: Clock
  /** Longer than a revision's row takes to be written. */
  pauseMs?: number
}

/**
 * Deletes words that were written but refused because somebody else had changed the text; a day later, as their row
 * may be under way. They may be about a person whose erasure would not find them. @returns how many it deleted
 */
export function makeSweepWords({ stores, revisions, clock, pauseMs }: Deps) {
  const withoutRow = stores.pieces.revisionsWithoutRow
  return function sweepWords(): Promise<number> {
    return revisions.sweep({ withoutRow, now: clock.now(), pauseMs })
  }
}
