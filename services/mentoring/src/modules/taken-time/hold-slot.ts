import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { type SlotStores, type SlotWish, inSlot } from './take-slot.ts'
import { type Hold, HOLD_MS, type SlotTaken } from './taken-time.ts'

type Deps = {
  unitOfWork: UnitOfWork<SlotStores>
  clock: Clock
  newId: () => string
  stores: SlotStores
}

/**
 * Holds a slot for a student for five minutes and frees what they held before. Holding it again restarts the five
 * minutes. Expected failures: those of `inSlot`.
 */
export function makeHoldSlot(deps: Deps) {
  return async (
    { studentId }: StudentRef,
    wish: SlotWish,
  ): Promise<Result<Hold, Problem | SlotTaken>> => {
    const expiresAt = new Date(deps.clock.now().getTime() + HOLD_MS)
    const own = { id: deps.newId(), studentId, expiresAt }
    return inSlot(deps, wish, own, async (_tx, { time }) => ok({ ...time, expiresAt }))
  }
}

/** Releases a held slot. Expected failure: NotFound (already over, or somebody else's hold). */
export function makeReleaseSlot({ unitOfWork }: Pick<Deps, 'unitOfWork'>) {
  return async (
    { studentId }: StudentRef,
    { id }: { id: string },
  ): Promise<Result<{ id: string }, Problem>> => {
    if (!isUuid(id)) return err(notFound('held time'))
    const isFreed = await unitOfWork((tx) => tx.takenTimes.freeHold(studentId, id))
    return isFreed ? ok({ id }) : err(notFound('held time'))
  }
}
