import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '#gql'
import type { OpenOffersQuery } from '#gql/graphql'
import { useWholeList } from '#page/use-whole-list.ts'
import { lastMinute } from './last-minute.ts'

const query = graphql(`
  query OpenOffers($after: String) {
    applications(states: [AWARDED], first: 50, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          scholarship {
            id
            title
          }
          offer {
            id
            state
            answerEndsAt
          }
        }
      }
    }
  }
`)

/** An award that waits for the student's answer. */
export type OpenOffer = {
  id: string
  applicationId: string
  title: string
  /** The last minute in which the student can answer, as an instant. */
  until: string
}

/**
 * The offers that a student can still accept or decline, the
 * first to end first; without `offers` they are not read yet.
 */
export function useOpenOffers() {
  const result = useQuery(query, { fetchPolicy: 'cache-and-network' })
  const [now] = useState(() => new Date().toISOString())
  const { data } = result
  const { isWhole, hasFailed, retry } = useWholeList(result, data?.applications)
  const offers = data && openOf(data, now)
  return { offers, isWhole, hasFailed, retry }
}

function openOf({ applications }: OpenOffersQuery, now: string): OpenOffer[] {
  return applications.edges
    .flatMap(({ node: { id: applicationId, scholarship, offer } }) => {
      // The cache may still hold an offer that was answered since.
      if (offer?.state !== 'OFFERED' || offer.answerEndsAt <= now) return []
      const { id, answerEndsAt } = offer
      return [
        { id, applicationId, title: scholarship.title, until: lastMinute(answerEndsAt) },
      ]
    })
    .toSorted((a, b) => a.until.localeCompare(b.until))
}
