import type { Clock } from '@landfall/kit/core/clock'
import type { ImmutableModel } from '@landfall/kit/database/mongo'
import { sweepDocuments } from '@landfall/kit/database/sweep-documents'
import type { ErasureStore, SweptKind } from './erasure.store.ts'

export type SweepDocuments = () => Promise<number>

type Model = Pick<ImmutableModel<{ _id: string }>, 'idsBetween' | 'removeAll'>
type Deps = {
  models: () => Promise<Readonly<Record<SweptKind, Model>>>
  erasures: Pick<ErasureStore, 'withoutRow'>
  clock: Clock
  /** Longer than it takes until a document's row is written. */
  pauseMs?: number
}

const KINDS: readonly SweptKind[] = ['texts', 'exchanges']

/** Removes the words of essays, questions and answers whose row was never written. @returns how many there were */
export function makeSweepDocuments({
  models,
  erasures,
  clock,
  pauseMs,
}: Deps): SweepDocuments {
  return async () => {
    const byKind = await models()
    let count = 0
    for (const kind of KINDS)
      count += await sweepDocuments({
        model: byKind[kind],
        withoutRow: (ids) => erasures.withoutRow(kind, ids),
        now: clock.now(),
        pauseMs,
      })
    return count
  }
}
