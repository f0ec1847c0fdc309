import type { Transaction } from '../../stores.ts'
import type { NotifyAdmins } from '../notice/notify-admins.ts'
import type { Organization } from './organization.ts'

/** Tells admins of an organization that waits for them, once for each time that it asks. */
export function tellOfWaiting(
  tx: Transaction,
  notifyAdmins: NotifyAdmins,
  { id, requestedAt }: Pick<Organization, 'id' | 'requestedAt'>,
): Promise<void> {
  const occurredAt = requestedAt.toISOString()
  return notifyAdmins(tx, {
    cause: `organization-waiting:${id}:${occurredAt}`,
    type: 'organization-waiting',
    title: 'An organization is waiting to be verified',
    body: 'It stays in the queue until an admin decides.',
    link: '/admin/verification',
    linkLabel: 'Open the queue',
    occurredAt,
  })
}
