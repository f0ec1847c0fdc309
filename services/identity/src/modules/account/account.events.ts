import { SessionEnded } from '@landfall/proto-events/identity/session-ended.v1'
import { SuspensionChanged } from '@landfall/proto-events/identity/suspension-changed.v1'
import { ViewerChanged } from '@landfall/proto-events/identity/viewer-changed.v1'
import type { Transaction } from '../../stores.ts'

/** Publishes that an account's rights have changed; processes that cache viewers drop this one. */
export async function publishViewerChanged(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<void> {
  const version = await tx.accounts.update(userId, {}, now)
  await tx.outbox.publish(ViewerChanged, { aggregateId: userId, version, data: { userId } })
}

/** Says that sessions ended before their time. @param sessionIds null for all of the account */
export async function publishSessionsEnded(
  tx: Transaction,
  userId: string,
  sessionIds: string[] | null,
  now: Date,
): Promise<void> {
  const version = await tx.accounts.update(userId, {}, now)
  const data = { userId, sessionIds }
  await tx.outbox.publish(SessionEnded, { aggregateId: userId, version, data })
}

/** Says that an account was suspended, or no longer is: others need not wait for its person. */
export async function publishSuspensionChanged(
  tx: Transaction,
  { userId, isSuspended }: { userId: string; isSuspended: boolean },
  now: Date,
): Promise<void> {
  const version = await tx.accounts.update(userId, {}, now)
  const data = { userId, isSuspended }
  await tx.outbox.publish(SuspensionChanged, { aggregateId: userId, version, data })
}
