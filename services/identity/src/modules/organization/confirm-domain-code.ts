import type { Clock } from '@landfall/kit/core/clock'
import { validationFailed, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import { hashToken } from '@landfall/kit/core/token'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Stores } from '../../stores.ts'
import { universityMailDomain } from './mail-domain.ts'
import { lockAsManager, notMember } from './member-actor.ts'
import type { ConfirmDomainCodeInput } from './organization.input.ts'
import type { MemberActor } from './organization.policy.ts'
import type { Organization } from './organization.ts'

type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock }

const wrongCode = () =>
  validationFailed([
    { path: ['code'], message: 'This code is incorrect. Check the email.' },
  ])
const deadCode = () =>
  validationFailed([
    { path: ['code'], message: 'This code no longer works. Request a new one.' },
  ])

/** Notes the university's mail domain as proved, with the code that went there; owners only. */
export function makeConfirmDomainCode({ unitOfWork, clock }: Deps) {
  return async (
    { viewer: { userId }, organizationId, role, requestId }: MemberActor,
    { code }: ConfirmDomainCodeInput,
  ): Promise<Result<Organization, Problem>> => {
    if (role === null) return notMember()
    return unitOfWork<Result<Organization, Problem>>(async (tx) => {
      const managed = await lockAsManager(tx, { organizationId, userId })
      if (!managed.ok) return managed
      const organization = managed.value
      const now = clock.now()
      // A wrong try is returned, not thrown, so that its count is kept.
      const sent = await tx.domainCodes.countTry(organizationId)
      if (!sent || sent.triesLeft < 0 || sent.expiresAt <= now) return err(deadCode())
      // The organization may name another university by now.
      if (!universityMailDomain(`@${sent.domain}`, organization.universityWebsite)) {
        return err(deadCode())
      }
      if (sent.code !== hashToken(code)) return err(wrongCode())
      await tx.domainCodes.remove(organizationId)
      const proved = {
        ...organization,
        emailDomain: sent.domain,
        emailDomainProvedAt: now,
      }
      await tx.organizations.update(proved, now)
      await tx.audit.add({
        action: 'organization.domain-proved',
        actorId: userId,
        subjectId: organizationId,
        requestId,
        at: now,
      })
      return ok(proved)
    })
  }
}
