import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import { useWholeList } from '#page/use-whole-list.ts'

const query = graphql(`
  query OrganizationScholarships($organizationId: ID!, $after: String) {
    organizationScholarships(organizationId: $organizationId, first: 100, after: $after) {
      edges {
        cursor
        node {
          id
          title
          status
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`)

type ScholarshipOption = { value: string; label: string }

/**
 * All scholarships that an organization has shown to students, as options of a field; null while they load. Drafts
 * are left out: they have no applicants.
 */
export function useOrganizationScholarships(organizationId: string): {
  scholarships: readonly ScholarshipOption[] | null
  hasFailed: boolean
  retry: () => Promise<unknown>
} {
  const result = useQuery(query, {
    variables: { organizationId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const list = result.data?.organizationScholarships
  const { isWhole, hasFailed, retry } = useWholeList(result, list)
  const shown = list?.edges.filter(({ node }) => node.status !== 'DRAFT')
  return {
    scholarships: isWhole
      ? (shown?.map(({ node }) => ({ value: node.id, label: node.title })) ?? null)
      : null,
    hasFailed,
    retry,
  }
}
