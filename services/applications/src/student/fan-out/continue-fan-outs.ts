import { oneByOne } from '@landfall/kit/core/one-by-one'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { FanOutKind, FanOutStep } from './fan-out.ts'
import type { FanOutStores } from './start-fan-out.ts'

/** Who knows what a stored payload says; its own record, so that it is not parsed again. */
export type FanOutSteps<Stores> = Readonly<Record<FanOutKind, FanOutStep<Stores, unknown>>>

/**
 * Goes on with what was begun, one batch in one transaction, until nothing is left. Several processes may do
 * so at once; one that dies leaves its batch to the next. One that fails holds up none of the others.
 * @returns how many batches were dealt with
 * @throws what the first of those met that failed
 */
export function makeContinueFanOuts<Stores extends FanOutStores>(o: {
  unitOfWork: UnitOfWork<Stores>
  steps: FanOutSteps<Stores>
}) {
  return function continueFanOuts(): Promise<number> {
    return oneByOne(({ failed, begin }) =>
      o.unitOfWork(async (tx) => {
        const fanOut = await tx.fanOuts.lockNext(failed)
        if (!fanOut) return false
        const { id, kind, payload } = fanOut
        begin(id)
        const position = await o.steps[kind](tx, payload, fanOut.position)
        if (position === null) await tx.fanOuts.remove(id)
        else await tx.fanOuts.moveTo(id, position)
        return true
      }),
    )
  }
}
