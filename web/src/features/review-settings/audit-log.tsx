import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import type { ReviewAuditLogQuery } from '#gql/graphql'
import { formatDateTime } from '#lib/format/format.ts'
import { freshList, nextPage } from '#page/next-page.ts'
import { QueryState } from '#page/query-state.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ShowMore } from '#ui/show-more.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { settingsMessages as text } from './settings-messages.ts'

const query = graphql(`
  query ReviewAuditLog($scholarshipId: ID!, $after: String) {
    review(scholarshipId: $scholarshipId) {
      scholarshipId
      audit(first: 50, after: $after) {
        edges {
          cursor
          node {
            at
            action
            applicationNumber
            user {
              id
              firstName
              lastName
            }
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

/** Lists who opened, scored and decided on what. */
export function AuditLog({ scholarshipId }: { scholarshipId: string }) {
  const result = useQuery(query, { variables: { scholarshipId }, ...freshList })
  const log = result.data?.review?.audit
  if (!log)
    return (
      <QueryState result={result} failed={text.logFailed} label={text.logLoading}>
        <Skeleton className="h-64" />
      </QueryState>
    )
  const { isLoadingMore, onShowMore } = nextPage(result, text.logFailed)
  const { hasNextPage, endCursor } = log.pageInfo
  return (
    <section aria-labelledby="log" className="flex flex-col gap-4">
      <div>
        <h2 id="log" className="text-xl">
          {text.log}
        </h2>
        <p className="text-muted">{text.logLead}</p>
      </div>
      {log.edges.length === 0 ? (
        <EmptyState title={text.logEmptyTitle}>{text.logEmpty}</EmptyState>
      ) : (
        <ol className="flex flex-col divide-y divide-line border-y border-line">
          {log.edges.map(({ cursor, node }) => (
            <li key={cursor} className="flex flex-wrap gap-x-4 py-2">
              <span className="tabular w-44 max-w-full shrink-0 text-sm text-muted">
                {formatDateTime(node.at)}
              </span>
              <span>{wordsOf(node)}</span>
            </li>
          ))}
        </ol>
      )}
      {hasNextPage && (
        <ShowMore
          shownCount={log.edges.length}
          totalCount={log.totalCount}
          noun={text.logNoun}
          hasMore
          isLoading={isLoadingMore}
          onPress={() => endCursor && onShowMore(endCursor)}
        />
      )}
    </section>
  )
}

type Entry = NonNullable<
  NonNullable<ReviewAuditLogQuery['review']>['audit']
>['edges'][number]['node']

function wordsOf({ user, action, applicationNumber }: Entry): string {
  const who = [user.firstName, user.lastName].filter(Boolean).join(' ') || text.somebody
  const did = text.actions[action] ?? action.toLowerCase().replaceAll('_', ' ')
  const what = applicationNumber == null ? '' : text.logApplication(applicationNumber)
  return [who, did, what].filter(Boolean).join(' ')
}
