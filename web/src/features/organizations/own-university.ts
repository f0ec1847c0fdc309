import type { OrganizationKind } from '#gql/graphql'

/** The university that the organization represents; null for a donor, and for an organization that has not said. */
export function ownUniversityOf(organization: {
  kind: OrganizationKind
  universityId: string | null
}): string | null {
  return organization.kind === 'UNIVERSITY' ? organization.universityId : null
}
