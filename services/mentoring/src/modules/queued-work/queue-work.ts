import { newId } from '@landfall/kit/core/ids'
import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import { WorkQueued } from '@landfall/proto-events/mentoring/work-queued.v1'
import { queuedWork } from '@landfall/proto-events/work-queued'

/** Tells the people who decide that something waits for them. */
export async function queueWork(
  { outbox }: Pick<Transaction<object>, 'outbox'>,
  kind: 'mentor-application' | 'review-report' | 'no-show-appeal',
  subjectId: string,
  at: Date,
): Promise<void> {
  await outbox.publish(WorkQueued, queuedWork({ id: newId(), kind, subjectId, at }))
}
