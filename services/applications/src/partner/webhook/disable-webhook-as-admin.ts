import type { Clock } from '@landfall/kit/core/clock'
import { isUuid, newId } from '@landfall/kit/core/ids'
import { type NotFound, notFound } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { SignedInViewer } from '@landfall/kit/identity/viewer'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { AuditRecorded } from '@landfall/proto-events/applications/audit-recorded.v1'
import { auditFact } from '@landfall/proto-events/audit-recorded'
import type { MemberCopyStore } from '../../review/member/member-copy.store.ts'
import type { DisableWebhookAsAdminInput } from './webhook.input.ts'
import { notifyOfDisabled } from './webhook-notice.ts'
import type { WebhookStore } from './webhook.store.ts'
import type { WebhookEndpoint } from './webhook.ts'

type Needed = { webhooks: WebhookStore; memberCopies: MemberCopyStore }
type Deps<Stores extends Needed> = { unitOfWork: UnitOfWork<Stores>; clock: Clock }

/**
 * An admin turns off an address of any organization, whose owners are told why and may turn it on again. An address
 * that is off already stays as it is.
 */
export function makeDisableWebhookAsAdmin<Stores extends Needed>({
  unitOfWork,
  clock,
}: Deps<Stores>) {
  return (
    { userId: actorId }: SignedInViewer,
    { organizationId, id, reason }: DisableWebhookAsAdminInput,
  ): Promise<Result<WebhookEndpoint, NotFound>> =>
    unitOfWork<Result<WebhookEndpoint, NotFound>>(async (tx) => {
      const before = isUuid(id) ? await tx.webhooks.lockEndpoint(id) : null
      if (before?.organizationId !== organizationId) return err(notFound('webhook'))
      if (before.disabledAt !== null) return ok(before)
      const at = clock.now()
      const after: WebhookEndpoint = { ...before, disabledAt: at, disabledReason: 'admin' }
      await tx.webhooks.updateEndpoint(after)
      await notifyOfDisabled(tx, after, { now: at, statedReason: reason })
      const subject = { subjectType: 'organization', subjectId: organizationId }
      const deed = {
        id: newId(),
        at,
        actorId,
        verb: 'webhook-disabled',
        reason,
        ...subject,
      }
      await tx.outbox.publish(AuditRecorded, auditFact(deed))
      return ok(after)
    })
}
