import { useQuery } from '@apollo/client/react'
import { formatDateTime } from '#lib/format/format.ts'
import { TextLink } from '#page/links.tsx'
import { QueryState } from '#page/query-state.tsx'
import { nextPage } from '#page/next-page.ts'
import { Badge } from '#ui/badge.tsx'
import { PagedList } from '#ui/paged-list.tsx'
import { graphql } from '#gql'
import type { MatchHistoryQuery } from '#gql/graphql'
import { paths } from '#paths'
import { formatNumber } from '#ui/format-number.ts'
import { resultMessages as text } from './result-messages.ts'

const historyDocument = graphql(`
  query MatchHistory($after: String) {
    matchRuns(first: 20, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          status
          cause
          createdAt
          shareToken
          result {
            overallScore
            matchCount
          }
        }
      }
    }
  }
`)

type Run = MatchHistoryQuery['matchRuns']['edges'][number]['node']
type Props = { shownRunId: string | null }

/** Every run with its outcome, newest first; each opens on this page. Shows nothing before the first run. */
export function MatchHistory({ shownRunId }: Props) {
  const result = useQuery(historyDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const runs = result.data?.matchRuns
  if (!runs) return <QueryState result={result} failed={text.historyFailed} />
  if (runs.totalCount === 0) return null
  return (
    <section aria-labelledby="runs" className="print:hidden">
      <h2 id="runs" className="text-xl">
        {text.history}
      </h2>
      <PagedList
        connection={runs}
        className="mt-2 flex max-w-prose flex-col"
        noun={text.runs}
        {...nextPage(result, text.historyFailed)}
      >
        {(run) => <RunRow run={run} isShown={run.id === shownRunId} />}
      </PagedList>
    </section>
  )
}

function RunRow({ run, isShown }: { run: Run; isShown: boolean }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line pb-1">
      <TextLink
        to={paths.matching({ run: run.id })}
        aria-current={isShown ? 'true' : undefined}
        className="tabular inline-flex min-h-11 items-center"
      >
        {text.runOf(formatDateTime(run.createdAt))}
      </TextLink>
      <span className="flex flex-wrap items-center gap-2">
        <span className="tabular text-muted">{outcomeOf(run)}</span>
        {run.cause !== 'STUDENT' && <Badge>{text.byItself}</Badge>}
        {run.shareToken && <Badge>{text.shared}</Badge>}
        {isShown && <Badge tone="sea">{text.shown}</Badge>}
      </span>
    </div>
  )
}

function outcomeOf({ status, result }: Run): string {
  if (!result) return text.runStatus[status]
  const { matchCount, overallScore } = result
  const matches = text.runMatches(formatNumber(matchCount), matchCount === 1)
  return typeof overallScore === 'number'
    ? `${matches}, ${text.runOverall(overallScore)}`
    : matches
}
