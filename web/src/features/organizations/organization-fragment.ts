import { graphql } from '#gql'
import type { OrganizationFacts_OrganizationFragment } from '#gql/graphql'

/** What members see of their organization. */
export const organizationFragment = graphql(`
  fragment OrganizationFacts_Organization on Organization {
    id
    name
    kind
    organizationType
    country
    website
    description
    universityId
    verification
    declineReason
  }
`)

export type OrganizationFacts = OrganizationFacts_OrganizationFragment
