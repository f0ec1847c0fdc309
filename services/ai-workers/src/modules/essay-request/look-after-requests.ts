import { inBatches } from '@landfall/kit/core/in-batches'
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
 * anything twice. @returns how many requests expired and became overdue
 */
export function makeLookAfterRequests({ unitOfWork, clock }: RequestDeps) {
  /** Each batch in one transaction. */
  const each = (work: (tx: RequestTransaction) => Promise<number>) =>
    inBatches(BATCH_SIZE, () => unitOfWork(work))
  return async (): Promise<{ expired: number; overdue: number }> => {
    const now = clock.now()
    const expired = await each(async (tx) => {
      const due = await tx.essayRequests.claimExpired(now, BATCH_SIZE)
      await endRequests(tx, due, { status: 'expired', cause: 'expired', now })
      for (const request of due)
        await notifyOfRequest(tx, request, { cause: 'unanswered', now })
      return due.length
    })
    const overdue = await each(async (tx) => {
      const due = await tx.essayRequests.claimOverdue(now, BATCH_SIZE)
      for (const request of due) await notifyLate(tx, request, now)
      return due.length
    })
    await unitOfWork((tx) => tx.essayRequests.forgetDeleted(monthOf(now).first))
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
