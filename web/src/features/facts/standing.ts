import type { ApolloClient } from '@apollo/client'
import { graphql } from '#gql'
import type { StandingQuery } from '#gql/graphql'
import { factsMessages as text } from './facts-messages.ts'

const standingDocument = graphql(`
  query Standing {
    scholarshipOutlook {
      eligibleCount
      toAnswerCount
      toCheckCount
      notEligibleCount
    }
  }
`)

export type Standing = NonNullable<StandingQuery['scholarshipOutlook']>

/** How many open awards have each verdict for the student; null without a profile, or when nobody can say. */
export async function readStanding(client: ApolloClient): Promise<Standing | null> {
  const { data } = await client
    .query({ query: standingDocument })
    .catch(() => ({ data: undefined }))
  return data?.scholarshipOutlook ?? null
}

/** What changed between two readings, in a sentence. */
export function differenceInWords(before: Standing | null, after: Standing | null): string {
  if (before === null || after === null) return text.countsSoon
  const decided = ({ eligibleCount, toCheckCount }: Standing) =>
    eligibleCount + toCheckCount
  return text.difference(
    decided(after) - decided(before),
    after.notEligibleCount - before.notEligibleCount,
    after.toAnswerCount - before.toAnswerCount,
  )
}
