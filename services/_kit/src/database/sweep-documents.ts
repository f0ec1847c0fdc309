import { setTimeout as sleep } from 'node:timers/promises'
import { firstIdAt } from '../core/ids.ts'
import { DAY_MS } from '../core/retention.ts'
import type { ImmutableModel } from './mongo.ts'

const YOUNGEST_MS = DAY_MS
/** The sweep runs every few hours, so it has seen older documents many times. */
const OLDEST_MS = 8 * DAY_MS
const BATCH_SIZE = 500

/**
 * Removes documents whose row could not be written after them: nothing points at them, so no erasure would find them.
 * Documents of the last day are left, because their rows may be under way.
 * @param o.withoutRow which of these ids no row points at
 * @param o.pauseMs longer than the row of a document takes to come
 * @returns how many there were
 */
export async function sweepDocuments(o: {
  model: Pick<ImmutableModel<{ _id: string }>, 'idsBetween' | 'removeAll'>
  withoutRow: (ids: readonly string[]) => Promise<string[]>
  now: Date
  pauseMs?: number | undefined
}): Promise<number> {
  const { model, withoutRow, now, pauseMs = 10_000 } = o
  const before = firstIdAt(new Date(now.getTime() - YOUNGEST_MS))
  let after = firstIdAt(new Date(now.getTime() - OLDEST_MS))
  let count = 0
  for (;;) {
    const ids = await model.idsBetween({ after, before, limit: BATCH_SIZE })
    const suspects = await withoutRow(ids)
    if (suspects.length > 0) {
      await sleep(pauseMs)
      const orphans = await withoutRow(suspects)
      await model.removeAll(orphans)
      count += orphans.length
    }
    const last = ids.at(-1)
    if (last === undefined || ids.length < BATCH_SIZE) return count
    after = last
  }
}
