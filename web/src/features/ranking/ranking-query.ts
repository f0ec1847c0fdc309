import { graphql } from '#gql'

export const rankedFragment = graphql(`
  fragment RankedRow_ReviewApplication on ReviewApplication {
    id
    version
    number
    state
    submittedAt
    applicantName
    isMine
    reviewCount
    rawScore
    adjustedScore
    adjustedMargin
    rank
    plannedDecision {
      applicationId
      to
    }
  }
`)

/** One page of the applications to a scholarship. */
export const rankingQuery = graphql(`
  query RankedApplications(
    $scholarshipId: ID!
    $filter: ReviewFilter
    $sort: ReviewSort
    $after: String
  ) {
    review(scholarshipId: $scholarshipId) {
      scholarshipId
      applications(filter: $filter, sort: $sort, first: 100, after: $after) {
        edges {
          cursor
          node {
            id
            ...RankedRow_ReviewApplication
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
        totalCount
      }
    }
  }
`)

/** How many rows the server is asked for at a time, and the most that the page shows. */
export const PAGE_ROWS = 100
