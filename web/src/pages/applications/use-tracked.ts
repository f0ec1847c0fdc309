import { useQuery } from '@apollo/client/react'
import { useCallback } from 'react'
import { graphql, readFragment } from '#gql'
import type {
  SavedScholarshipStatus,
  UseTracked_SavedScholarshipConnectionFragment,
  UseTrackedQuery,
} from '#gql/graphql'
import { useWholeList } from '#page/use-whole-list.ts'

// More than 35 would come near the cost limit of one operation; most students track fewer.
const query = graphql(`
  query UseTracked {
    planned: savedScholarships(status: PLANNED, first: 35) {
      ...UseTracked_SavedScholarshipConnection
    }
    applied: savedScholarships(status: APPLIED, first: 35) {
      ...UseTracked_SavedScholarshipConnection
    }
    accepted: savedScholarships(status: ACCEPTED, first: 35) {
      ...UseTracked_SavedScholarshipConnection
    }
    rejected: savedScholarships(status: REJECTED, first: 35) {
      ...UseTracked_SavedScholarshipConnection
    }
  }
`)

const restQuery = graphql(`
  query UseTracked_Rest($status: SavedScholarshipStatus!, $after: String!) {
    savedScholarships(status: $status, first: 100, after: $after) {
      ...UseTracked_SavedScholarshipConnection
    }
  }
`)

const listFragment = graphql(`
  fragment UseTracked_SavedScholarshipConnection on SavedScholarshipConnection {
    edges {
      cursor
      node {
        id
        applicationStatus
        scholarship {
          id
          application {
            id
          }
        }
        ...ElsewhereCard_SavedScholarship
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`)

export type Tracked = UseTracked_SavedScholarshipConnectionFragment['edges'][number]['node']

/** The applications elsewhere that a student tracks, the lists of all statuses read to their ends. */
export function useTracked() {
  const result = useQuery(query, { fetchPolicy: 'cache-and-network' })
  const lists = result.data ? listsOf(result.data) : []
  const unread = lists.find(({ list }) => list.pageInfo.hasNextPage) ?? lists[0]
  const readRest = useRest(result.fetchMore, unread?.status)
  const reading = useWholeList({ ...result, fetchMore: readRest }, unread?.list)
  return { tracked: onceEach(lists), ...reading }
}

type FetchMore = ReturnType<typeof useQuery<UseTrackedQuery>>['fetchMore']
type After = { variables: { after: string } }

/** Reads on in one of the lists; the cache appends the new page to it. */
function useRest(fetchMore: FetchMore, status: SavedScholarshipStatus | undefined) {
  return useCallback(
    async ({ variables: { after } }: After) => {
      if (status) await fetchMore({ query: restQuery, variables: { status, after } })
    },
    [fetchMore, status],
  )
}

type List = {
  status: SavedScholarshipStatus
  list: UseTracked_SavedScholarshipConnectionFragment
}

function listsOf({ planned, applied, accepted, rejected }: UseTrackedQuery): List[] {
  return [
    { status: 'PLANNED', list: readFragment(listFragment, planned) },
    { status: 'APPLIED', list: readFragment(listFragment, applied) },
    { status: 'ACCEPTED', list: readFragment(listFragment, accepted) },
    { status: 'REJECTED', list: readFragment(listFragment, rejected) },
  ]
}

/** Keeps each scholarship once: one whose status changed while the lists were read stands in two of them. */
function onceEach(lists: readonly List[]): Tracked[] {
  const nodes = lists.flatMap(({ list }) => list.edges.map(({ node }) => node))
  return [...new Map(nodes.map((node) => [node.id, node])).values()]
}
