export const organizationKinds = ['donor', 'university'] as const
export type OrganizationKind = (typeof organizationKinds)[number]
export const memberRoles = ['owner', 'editor', 'reviewer', 'reader'] as const
export type MemberRole = (typeof memberRoles)[number]
export const VERIFICATIONS = ['pending', 'verified', 'declined'] as const
export type Verification = (typeof VERIFICATIONS)[number]

export type Organization = {
  id: string
  name: string
  kind: OrganizationKind
  organizationType: string | null
  /** ISO 3166-1 alpha-2. */
  country: string | null
  website: string | null
  description: string | null
  universityId: string | null
  /** The website of that university, as the catalog last told it; null until then, and where it has none. */
  universityWebsite: string | null
  /** The version of catalog's last event about that university; 0 before the first. */
  universityVersion: number
  /** The mail domain of the university at which a member has proved to read mail, and when. */
  emailDomain: string | null
  emailDomainProvedAt: Date | null
  verification: Verification
  declineReason: string | null
  /** Since when it waits for a decision. */
  requestedAt: Date
  /** When it was last verified; kept while a new name waits for an admin, and null once one declined it. */
  verifiedAt: Date | null
  version: number
  createdAt: Date
}

export type Member = { userId: string; role: MemberRole; joinedAt: Date }

export type OrganizationFacts = Pick<
  Organization,
  'name' | 'organizationType' | 'country' | 'website' | 'description' | 'universityId'
>

/** What an organization starts with, and starts again with once it names another university. */
export const NO_UNIVERSITY_KNOWN = {
  universityWebsite: null,
  universityVersion: 0,
  emailDomain: null,
  emailDomainProvedAt: null,
} as const

/**
 * An organization with changed facts. Verification says that an admin has seen who it is: another
 * name, or another university to speak for, has to be looked at again, and so has one that was
 * declined and has now been corrected.
 */
export function withFacts(
  organization: Organization,
  facts: Partial<OrganizationFacts>,
  now: Date,
): Organization {
  const isElsewhere =
    facts.universityId !== undefined && facts.universityId !== organization.universityId
  const changed = {
    ...organization,
    ...facts,
    ...(isElsewhere && NO_UNIVERSITY_KNOWN),
    version: organization.version + 1,
  }
  const isSomebodyElse = changed.name !== organization.name || isElsewhere
  if (organization.verification === 'pending') return changed
  if (organization.verification === 'verified' && !isSomebodyElse) return changed
  return {
    ...changed,
    verification: 'pending',
    declineReason: null,
    requestedAt: now,
  }
}

/** An admin's decision; a decline always says why. */
export function decided(
  organization: Organization,
  decision: { verified: true } | { verified: false; reason: string },
  now: Date,
): Organization {
  return {
    ...organization,
    version: organization.version + 1,
    verification: decision.verified ? 'verified' : 'declined',
    declineReason: decision.verified ? null : decision.reason,
    verifiedAt: decision.verified ? now : null,
  }
}

/** Whether it may go on with what it received: it is verified, or was until it changed its name. */
export function mayFinish({
  verification,
  verifiedAt,
}: Pick<Organization, 'verification' | 'verifiedAt'>): boolean {
  return verification === 'verified' || (verification === 'pending' && verifiedAt !== null)
}

export function hasOwner(members: readonly Member[]): boolean {
  return members.some(({ role }) => role === 'owner')
}

/** Whether an organization would be left without an owner if this member stopped being one. */
export function isLastOwner(members: readonly Member[], userId: string): boolean {
  const owners = members.filter((member) => member.role === 'owner')
  return owners.length === 1 && owners[0]?.userId === userId
}
