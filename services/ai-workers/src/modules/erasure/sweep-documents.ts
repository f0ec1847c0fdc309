import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '@landfall/kit/core/clock'
import { firstIdAt } from '@landfall/kit/core/ids'
import type { ImmutableModel } from '@landfall/kit/database/mongo'
import type { ErasureStore, SweptKind } from './erasure.store.ts'

export type SweepDocuments = () => Promise<number>

type Model = Pick<ImmutableModel<{ _id: string }>, 'idsBetween' | 'removeAll'>
type Deps = {
  models: () => Promise<Readonly<Record<SweptKind, Model>>>
  erasures: Pick<ErasureStore, 'withoutRow'>
  clock: Clock
  /** Longer than the row of a document takes to come. */
  pauseMs?: number
}

const DAY_MS = 86_400_000
const YOUNGEST_MS = DAY_MS
/** It runs every few hours: what is older was looked at many times. */
const OLDEST_MS = 8 * DAY_MS
const BATCH_SIZE = 500
const KINDS: readonly SweptKind[] = ['texts', 'exchanges']

/**
 * Removes words whose row could not be written after them: nothing points at them, so no erasure would find them. Those
 * of the last day are left, their row may be under way. @returns how many there were
 */
export function makeSweepDocuments(deps: Deps): SweepDocuments {
  return async () => {
    const models = await deps.models()
    let count = 0
    for (const kind of KINDS) count += await sweepKind(deps, kind, models[kind])
    return count
  }
}

async function sweepKind(
  { erasures, clock, pauseMs = 10_000 }: Deps,
  kind: SweptKind,
  model: Model,
): Promise<number> {
  const nowMs = clock.now().getTime()
  const before = firstIdAt(new Date(nowMs - YOUNGEST_MS))
  let after = firstIdAt(new Date(nowMs - OLDEST_MS))
  let count = 0
  for (;;) {
    const ids = await model.idsBetween({ after, before, limit: BATCH_SIZE })
    const suspects = await erasures.withoutRow(kind, ids)
    if (suspects.length > 0) {
      await sleep(pauseMs)
      const orphans = await erasures.withoutRow(kind, suspects)
      await model.removeAll(orphans)
      count += orphans.length
    }
    const last = ids.at(-1)
    if (last === undefined || ids.length < BATCH_SIZE) return count
    after = last
  }
}
