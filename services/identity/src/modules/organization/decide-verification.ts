import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { conflict, notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Stores, Transaction } from '../../stores.ts'
import type { Actor } from '../account/account.policy.ts'
import type { QueueMail } from '../mail/queue-mail.ts'
import { publishOrganization } from './organization.event.ts'
import type { DecideVerificationInput } from './organization.input.ts'
import { declinedMail, verifiedMail } from './organization.mails.ts'
import { decided, type Organization } from './organization.ts'
import { publishMembersChanged } from './update-organization.ts'

const changedMeanwhile =
  'This organization was changed in the meantime. Please look at it again.'

type Deps = {
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  queueMail: QueueMail
  publicUrl: string
}

/** An admin verifies or declines an organization; its owners get a mail. */
export function makeDecideVerification({ unitOfWork, clock, queueMail, publicUrl }: Deps) {
  return async (
    { viewer, requestId }: Actor,
    { organizationId, ...decision }: DecideVerificationInput,
  ): Promise<Result<Organization, Problem>> => {
    if (!isUuid(organizationId)) return err(notFound('organization'))
    return unitOfWork(async (tx) => {
      const before = await tx.organizations.lock(organizationId)
      if (!before) return err(notFound('organization'))
      // A name that nobody has seen must not be verified by an answer to another one.
      if (decision.version !== null && decision.version !== before.version) {
        return err(conflict(changedMeanwhile))
      }
      const now = clock.now()
      const after = decided(before, decision, now)
      const what = decision.verified ? 'verified' : 'declined'
      // Deciding the same again would only mail the owners once more.
      if (before.verification === what && before.declineReason === after.declineReason) {
        return ok(before)
      }
      await tx.organizations.update(after, now)
      await publishOrganization(tx.outbox, what, after)
      await publishMembersChanged(tx, after.id, now)
      await mailOwners(tx, after)
      await tx.audit.add({
        action: `organization.${what}`,
        actorId: viewer.userId,
        subjectId: after.id,
        reason: after.declineReason,
        requestId,
        at: now,
      })
      return ok(after)
    })
  }

  async function mailOwners(tx: Transaction, organization: Organization): Promise<void> {
    const { id, name, declineReason } = organization
    for (const owner of await tx.members.ownersOf(id)) {
      const mail =
        declineReason === null
          ? verifiedMail(owner, name, publicUrl)
          : declinedMail(owner, name, declineReason, publicUrl)
      await queueMail(tx, owner.email, mail)
    }
  }
}
