import type { ApolloClient } from '@apollo/client'
import type { StudentProgressQuery } from '#gql/graphql'
import { progressQuery } from './progress-query.ts'

/** A student's act reaches the count by an event, a moment later. */
const TRIES_AFTER_MS = [200, 1_000, 3_000]

/** Reads a student's progress again until another question to the mentor is counted, three times at most. */
export async function refreshProgress(client: ApolloClient): Promise<void> {
  const before = questionsOf(client.readQuery({ query: progressQuery }))
  for (const afterMs of TRIES_AFTER_MS) {
    await new Promise((resolve) => setTimeout(resolve, afterMs))
    // A failure here is tried again, here or on the next page.
    const read = await client
      .query({ query: progressQuery, fetchPolicy: 'network-only' })
      .catch(() => null)
    if (read && questionsOf(read.data) !== before) return
  }
}

function questionsOf(read: StudentProgressQuery | null | undefined): number | undefined {
  return read?.studentProgress.weeklyGoals.interactions.current
}
