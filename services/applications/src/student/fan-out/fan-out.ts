import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import { newId } from '@landfall/kit/core/ids'
import { continueFanOutsJob } from '../../jobs/continue-fan-outs.job.ts'
import type { FanOutStore } from './fan-out.store.ts'

/** So many students are dealt with in one transaction. */
export const FAN_OUT_BATCH = 100

export type FanOutKind = 'change' | 'merge' | 'unmerge'

/** Something that concerns everybody who saved a scholarship, and how far it has come. */
export type FanOut = {
  id: string
  kind: FanOutKind
  payload: unknown
  position: string
  createdAt: Date
}

/**
 * Deals with the next batch. Answers where to go on, or null when everybody was dealt with.
 * @param position null at first
 */
export type FanOutStep<Stores, Payload> = (
  tx: Transaction<Stores>,
  payload: Payload,
  position: string | null,
) => Promise<string | null>

export type FanOutStores = { fanOuts: FanOutStore }

/**
 * Deals with the first batch at once, which is everybody for nearly all awards, and leaves the others to
 * the job: a transaction never grows with the number of students.
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
