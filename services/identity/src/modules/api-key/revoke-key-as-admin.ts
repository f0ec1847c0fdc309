import type { Clock } from '@landfall/kit/core/clock'
import { idFromName, isUuid } from '@landfall/kit/core/ids'
import { type NotFound, notFound } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Stores, Transaction } from '../../stores.ts'
import type { Actor } from '../account/account.policy.ts'
import type { ReceiveNotices } from '../notice/receive-notices.ts'
import type { ApiKey } from './api-key.ts'
import type { RevokeKeyAsAdminInput } from './api-key.input.ts'

type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock; receiveNotices: ReceiveNotices }

/**
 * An admin ends a key of any organization, such as one that has leaked and whose owners do not answer; the owners are
 * told why. A key already revoked stays as it is.
 */
export function makeRevokeKeyAsAdmin({ unitOfWork, clock, receiveNotices }: Deps) {
  return (
    { viewer, requestId }: Actor,
    { organizationId, id, reason }: RevokeKeyAsAdminInput,
  ): Promise<Result<ApiKey, NotFound>> =>
    unitOfWork<Result<ApiKey, NotFound>>(async (tx) => {
      const isNamed = isUuid(organizationId) && isUuid(id)
      const organization = isNamed ? await tx.organizations.lock(organizationId) : null
      const before = organization && (await tx.apiKeys.find(organizationId, id))
      if (!before) return err(notFound('key'))
      if (before.revokedAt !== null) return ok(before)
      const now = clock.now()
      const after = { ...before, revokedAt: now }
      await tx.apiKeys.update(after)
      await tellOwners(tx, after, reason, now)
      await tx.audit.add({
        action: 'organization.key-revoked',
        actorId: viewer.userId,
        subjectType: 'organization',
        subjectId: organizationId,
        reason,
        details: { keyId: id, scopes: after.scopes.join(' ') },
        requestId,
        at: now,
      })
      return ok(after)
    })

  async function tellOwners(
    tx: Transaction,
    { id, organizationId, name, prefix }: ApiKey,
    reason: string,
    now: Date,
  ): Promise<void> {
    const owners = await tx.members.ownersOf(organizationId)
    await receiveNotices(
      tx,
      owners.map(({ id: userId }) => ({
        noticeId: idFromName('notice', `api-key-revoked:${id}:${userId}`),
        userId,
        type: 'api-key-revoked',
        title: 'An administrator revoked an API key',
        body: `The key “${name}” (${prefix}…) no longer works. The reason:\n\n${reason}\n\nIf a system of yours still needs access, create a new key for it.`,
        link: '/partner-access',
        linkLabel: 'Open API keys',
        occurredAt: now.toISOString(),
        isUrgent: true,
      })),
    )
  }
}
