import type { Clock } from '@landfall/kit/core/clock'
import { oneByOne } from '@landfall/kit/core/one-by-one'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { UserErased } from '@landfall/proto-events/identity/user-erased.v1'
import type { Stores, Transaction } from '../../stores.ts'
import { publishSessionsEnded } from '../account/account.events.ts'
import { publishMembers } from '../organization/organization.event.ts'
import { type Erasure, erased } from './erasure.ts'

type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock }

/**
 * Erases the accounts whose days to think again are over, and tells the other services. Each has a transaction of its
 * own, so that it happens once and whole however often this runs. Erasures of eight weeks ago are published again and
 * then forgotten here too. One that fails holds up none of the others. @returns how many succeeded
 * @throws the error of the first that failed
 */
export function makeEraseAccounts({ unitOfWork, clock }: Deps) {
  return function eraseAccounts(): Promise<number> {
    return oneByOne(({ failed, begin }) =>
      unitOfWork(async (tx) => {
        const now = clock.now()
        const erasure = await tx.erasures.takeDue(now, failed)
        if (erasure === null) return false
        begin(erasure.userId)
        await (erasure.erasedAt === null
          ? erase(tx, erasure, now)
          : publishAgain(tx, erasure))
        return true
      }),
    )
  }
}

async function erase(tx: Transaction, erasure: Erasure, now: Date): Promise<void> {
  const { userId } = erasure
  const account = await tx.accounts.lock(userId)
  if (account === null) return tx.erasures.remove(userId)
  await publishSessionsEnded(tx, userId, null, now)
  const version = await tx.accounts.update(userId, {}, now)
  const memberships = await tx.members.membershipsOf(userId)
  for (const { organizationId } of memberships) {
    await tx.organizations.lock(organizationId)
    await tx.invitations.endThoseOf(organizationId, userId)
    await tx.members.remove(organizationId, userId)
    await publishMembers(tx, organizationId)
    if ((await tx.members.listOf([organizationId])).length === 0)
      await endKeys(tx, organizationId, now)
  }
  await tx.erasures.erasePerson(userId, await tx.erasures.addressesOf(account))
  await tx.erasures.update(erased(erasure, version, now))
  await publishErased(tx, userId, version)
  await tx.audit.add({
    action: 'account.erased',
    actorId: null,
    subjectId: userId,
    requestId: null,
    at: now,
  })
}

/** Nobody answers for what the systems of an organization without members read. */
async function endKeys(tx: Transaction, organizationId: string, at: Date): Promise<void> {
  for (const { id, scopes } of await tx.apiKeys.revokeAll(organizationId, at))
    await tx.audit.add({
      action: 'api-key.revoked',
      actorId: null,
      subjectType: 'organization',
      subjectId: organizationId,
      details: { keyId: id, scopes: scopes.join(' ') },
      requestId: null,
      at,
    })
}

async function publishAgain(tx: Transaction, { userId, version }: Erasure): Promise<void> {
  await publishErased(tx, userId, (version ?? 0) + 1)
  await tx.erasures.remove(userId)
}

async function publishErased(
  { outbox }: Transaction,
  userId: string,
  version: number,
): Promise<void> {
  await outbox.publish(UserErased, { aggregateId: userId, version, data: { userId } })
}
