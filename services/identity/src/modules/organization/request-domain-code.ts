import type { Clock } from '@landfall/kit/core/clock'
import {
  conflict,
  tooManyRequests,
  validationFailed,
  type Problem,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import { hashToken } from '@landfall/kit/core/token'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Stores } from '../../stores.ts'
import type { QueueMail } from '../mail/queue-mail.ts'
import type { Throttle } from '../throttle/throttle.ts'
import { CODE_TRIES, CODE_VALID_MS, newCode } from './domain-code.ts'
import { mailDomainOf, universityMailDomain } from './mail-domain.ts'
import { lockAsManager, notMember } from './member-actor.ts'
import type { RequestDomainCodeInput } from './organization.input.ts'
import { domainCodeMail } from './organization.mails.ts'
import type { MemberActor } from './organization.policy.ts'
import type { Organization } from './organization.ts'

type Deps = {
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  throttle: Throttle
  queueMail: QueueMail
}

/** Mails a code to an address at the domain of the university that an organization names; owners only. */
export function makeRequestDomainCode(deps: Deps) {
  const { unitOfWork, clock, throttle, queueMail } = deps
  return async (
    { viewer: { userId }, organizationId, role }: MemberActor,
    { email }: RequestDomainCodeInput,
  ): Promise<Result<null, Problem>> => {
    if (role === null) return notMember()
    // Like an invitation, this mails an address that somebody names.
    const wait = await throttle.invitation(organizationId)
    if (wait !== null) return err(tooManyRequests(wait))
    return unitOfWork<Result<null, Problem>>(async (tx) => {
      const managed = await lockAsManager(tx, { organizationId, userId })
      if (!managed.ok) return managed
      const organization = managed.value
      const expected = mailDomainOf(organization.universityWebsite)
      if (expected === null) return err(conflict(whyUnknown(organization)))
      const domain = universityMailDomain(email, organization.universityWebsite)
      if (domain === null) {
        const message = `Please use an address at ${expected}, as on the university’s website`
        return err(validationFailed([{ path: ['email'], message }]))
      }
      const code = newCode()
      await tx.domainCodes.save({
        organizationId,
        domain,
        code: hashToken(code),
        triesLeft: CODE_TRIES,
        expiresAt: new Date(clock.now().getTime() + CODE_VALID_MS),
      })
      await queueMail(tx, email, domainCodeMail(organization.name, code))
      return ok(null)
    })
  }
}

function whyUnknown({ universityId, universityVersion }: Organization): string {
  if (universityId === null) return 'Please choose your university from the catalog first.'
  if (universityVersion === 0)
    return 'We are still looking up the website of your university. Please try again in a moment.'
  return 'The catalog has no website for this university, so we don’t know its email domain. We will verify it ourselves.'
}
