import { collectFaults } from '@landfall/kit/core/collect-faults'
import { inBatches, type Turn } from '@landfall/kit/core/in-batches'
import type { EssayRequest } from './essay-request.ts'
import {
  endRequests,
  keepRequest,
  type RequestDeps,
  type RequestTransaction,
} from './keep-request.ts'
import { monthOf } from './month-of.ts'
import { notifyOfRequest } from './request-notice.ts'

const BATCH_SIZE = 100

/**
 * Ends requests that no mentor answered and marks feedback that is not there in time as late, notifying both sides;
 * forgets requests of deleted essays from earlier months. Several processes may run this at once without doing
 * anything twice. A request that fails does not hold up the others.
 * @returns how many requests expired and became overdue
 * @throws the error of the first request that failed
 */
export function makeLookAfterRequests({ unitOfWork, clock }: RequestDeps) {
  /** Each batch in one transaction. */
  const each = (work: (tx: RequestTransaction, turn: Turn) => Promise<number>) =>
    inBatches(BATCH_SIZE, (turn) => unitOfWork((tx) => work(tx, turn)))
  return async (): Promise<{ expired: number; overdue: number }> => {
    const now = clock.now()
    const faults = collectFaults()
    const end = async (tx: RequestTransaction, { size, failed, begin }: Turn) => {
      const due = await tx.essayRequests.claimExpired(now, size, failed)
      begin(due.map(({ id }) => id))
      await endRequests(tx, due, { status: 'expired', cause: 'expired', now })
      for (const request of due)
        await notifyOfRequest(tx, request, { cause: 'unanswered', now })
      return due.length
    }
    const remind = async (tx: RequestTransaction, { size, failed, begin }: Turn) => {
      const due = await tx.essayRequests.claimOverdue(now, size, failed)
      begin(due.map(({ id }) => id))
      for (const request of due) await notifyLate(tx, request, now)
      return due.length
    }
    const expired = (await faults.around('expired', () => each(end))) ?? 0
    const overdue = (await faults.around('overdue', () => each(remind))) ?? 0
    await unitOfWork((tx) => tx.essayRequests.forgetDeleted(monthOf(now).first))
    faults.throwFirst()
    return { expired, overdue }
  }
}
export type LookAfterRequests = ReturnType<typeof makeLookAfterRequests>

async function notifyLate(
  tx: RequestTransaction,
  before: EssayRequest,
  now: Date,
): Promise<void> {
  const request = await keepRequest(tx, before, { status: 'overdue' })
  await notifyOfRequest(tx, request, { cause: 'overdue', now })
  await notifyOfRequest(tx, request, { cause: 'late', now })
}
