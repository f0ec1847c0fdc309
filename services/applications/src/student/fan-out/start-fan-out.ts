import { newId } from '@landfall/kit/core/ids'
import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import { continueFanOutsJob } from '../../jobs/continue-fan-outs.job.ts'
import type { FanOutKind, FanOutStep } from './fan-out.ts'
import type { FanOutStore } from './fan-out.store.ts'

export type FanOutStores = { fanOuts: FanOutStore }

/**
 * Handles the first batch at once, which is everybody for nearly all awards, and leaves the rest to the job, so that
 * a transaction never grows with the number of students.
 */
export async function startFanOut<Stores extends FanOutStores, Payload>(
  tx: Transaction<Stores>,
  o: { kind: FanOutKind; payload: Payload; now: Date; step: FanOutStep<Stores, Payload> },
): Promise<void> {
  const position = await o.step(tx, o.payload, null)
  if (position === null) return
  const { kind, payload, now } = o
  await tx.fanOuts.add({ id: newId(), kind, payload, position, createdAt: now })
  await tx.outbox.enqueue(continueFanOutsJob, {})
}
