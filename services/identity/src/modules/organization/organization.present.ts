import type { Viewer } from '@landfall/kit/identity/viewer'
import { countryName } from '@landfall/reference/countries'
import type { Invitation } from './invitation.store.ts'
import { mailDomainOf } from './mail-domain.ts'
import { maySeeInside } from './organization.policy.ts'
import type { Organization } from './organization.ts'

/** An organization as GraphQL's Organization. `isInside` opens what only members and admins read. */
export type OrganizationParent = ReturnType<typeof presentInside>

/** As its members and admins see it. */
export function presentInside(organization: Organization) {
  const { kind, verification, country } = organization
  return {
    ...organization,
    kind: kind.toUpperCase(),
    verification: verification.toUpperCase(),
    countryName: country && countryName(country),
    universityDomain: mailDomainOf(organization.universityWebsite),
    isInside: true,
  }
}

export function presentInvitation({ id, email, role, createdAt, expiresAt }: Invitation) {
  return { id, email, role: role.toUpperCase(), createdAt, expiresAt }
}

/** As this viewer may see it. */
export function presentOrganization(
  organization: Organization,
  viewer: Viewer,
): OrganizationParent {
  const seen = presentInside(organization)
  if (maySeeInside(viewer, organization.id)) return seen
  return {
    ...seen,
    isInside: false,
    declineReason: null,
    universityDomain: null,
    emailDomain: null,
  }
}
