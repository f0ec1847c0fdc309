import {
  type Forbidden,
  forbidden,
  notFound,
  type NotFound,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { Caller, PartnerScope } from '@landfall/kit/identity/viewer'

/** A system of a verified organization that may read of its applications; only a policy makes one. */
export type PartnerRef = {
  readonly keyId: string
  readonly organizationId: string
  /** It may read who applied, if the applicant agreed. */
  readonly readsApplicants: boolean
  readonly checkedBy: 'policy'
}

/** Says why, because the organization was verified once and its calls may have worked yesterday. */
export const UNVERIFIED =
  'Only verified organizations can read applications. Yours is not verified now: it is waiting for an administrator, also after a change of name or university, or was declined. Your home page says which.'
const scopeMissing = (scope: PartnerScope) => `This API key lacks the scope ${scope}`

/** @param organizationId whose applications are requested; NotFound for any but the key's own */
export function asPartner(
  { partner }: Pick<Caller, 'partner'>,
  organizationId: string,
): Result<PartnerRef, NotFound | Forbidden> {
  if (partner?.organizationId !== organizationId) return err(notFound('organization'))
  if (!partner.isVerified) return err(forbidden(UNVERIFIED))
  const { keyId, scopes } = partner
  if (!scopes.includes('applications:read'))
    return err(forbidden(scopeMissing('applications:read')))
  const readsApplicants = scopes.includes('applicants:read')
  return ok({ keyId, organizationId, readsApplicants, checkedBy: 'policy' })
}
