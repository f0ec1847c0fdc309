import type { OrganizationKind } from '#gql/graphql'

/** The university that an organization is; null for a donor, and for one that has not said. */
export function ownUniversityOf(organization: {
  kind: OrganizationKind
  universityId: string | null
}): string | null {
  return organization.kind === 'UNIVERSITY' ? organization.universityId : null
}
