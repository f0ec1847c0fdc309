import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import { EssayRequestViewChanged } from '@landfall/proto-events/ai-workers/essay-request-view-changed.v1'
import type { EssayRequest } from './essay-request.ts'

/**
 * Tells both sides, in the transaction that changes a request, that their view of it has changed: open pages read
 * it anew.
 */
export async function publishRequestView(
  tx: Transaction<object>,
  { id: requestId, studentId, mentorId, version }: EssayRequest,
): Promise<void> {
  for (const userId of [studentId, mentorId]) {
    if (userId === null) continue
    const data = { requestId, userId, version }
    await tx.outbox.publish(EssayRequestViewChanged, { aggregateId: userId, version, data })
  }
}
