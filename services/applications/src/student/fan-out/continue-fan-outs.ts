import { oneByOne } from '@landfall/kit/core/one-by-one'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { FanOutKind, FanOutStep } from './fan-out.ts'
import type { FanOutStores } from './start-fan-out.ts'

/** The step for each kind, which knows the payload's type; payloads are our own records and are not parsed again. */
export type FanOutSteps<Stores> = Readonly<Record<FanOutKind, FanOutStep<Stores, unknown>>>

/**
 * Continues fan-outs, one batch per transaction, until nothing is left. Several processes may run at once; if one
 * dies, another takes up its batch. A fan-out that fails does not hold up the others.
 * @returns how many batches were dealt with
 * @throws the error of the first fan-out that failed
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
