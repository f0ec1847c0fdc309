import type { ApolloCache } from '@apollo/client'
import { asQuery } from '#lib/graphql/as-query.ts'
import { useLiveQuery } from '#lib/live/use-live-query.ts'
import { graphql } from '#gql'
import type { NoticeCountsSubscription } from '#gql/graphql'

const countsDocument = graphql(`
  subscription NoticeCounts {
    noticeCounts {
      unread
      version
    }
  }
`)

/** The number of unread notices, now and after every change. */
export function useNoticeCounts() {
  return useLiveQuery(countsDocument, { variables: {} }).data?.noticeCounts ?? null
}

/** Stores the counts that one's own change returned, unless newer ones came meanwhile. */
export function keepCounts(
  cache: ApolloCache,
  counts: NoticeCountsSubscription['noticeCounts'],
): void {
  const query = asQuery(countsDocument)
  cache.updateQuery({ query }, (known) =>
    known && known.noticeCounts.version > counts.version
      ? known
      : { noticeCounts: { ...counts, __typename: 'NoticeCounts' as const } },
  )
}
