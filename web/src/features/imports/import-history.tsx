import { useQuery } from '@apollo/client/react'
import { graphql, readFragment } from '#gql'
import { formatDateTime, formatNumber } from '#lib/format/format.ts'
import { TextLink } from '#page/links.tsx'
import { QueryState } from '#page/query-state.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { paths } from '#paths'
import { importFragment } from './import-fragment.ts'
import { importMessages as text } from './import-messages.ts'

const query = graphql(`
  query ImportHistory($organizationId: ID) {
    listingImports(organizationId: $organizationId, first: 50) {
      edges {
        node {
          id
          ...ImportFacts_ListingImport
        }
      }
      totalCount
    }
  }
`)

/** What was uploaded before, the latest first. */
export function ImportHistory({ organizationId }: { organizationId: string | null }) {
  const result = useQuery(query, {
    variables: { organizationId },
    fetchPolicy: 'cache-and-network',
  })
  const list = result.data?.listingImports
  return (
    <section aria-label={text.history} className="flex flex-col gap-4">
      <h2 className="text-xl">{text.history}</h2>
      {!list && (
        <QueryState result={result} failed={text.historyFailed} label={text.historyLoading}>
          <Skeleton className="h-32" />
        </QueryState>
      )}
      {list?.totalCount === 0 && (
        <EmptyState title={text.noHistory}>{text.noHistoryText}</EmptyState>
      )}
      <ul className="flex flex-col gap-3">
        {list?.edges.map(({ node }) => {
          const one = readFragment(importFragment, node)
          return (
            <li key={one.id}>
              <Card className="flex flex-col gap-1">
                <TextLink to={paths.scholarshipImport(one.id)}>{one.fileName}</TextLink>
                <p className="text-muted">
                  {formatDateTime(one.createdAt)} · {text.statuses[one.status]} ·{' '}
                  {figures(one)}
                </p>
              </Card>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function figures(one: { newCount: number; changedCount: number; errorCount: number }) {
  const parts = [
    [text.figures.new, one.newCount],
    [text.figures.changed, one.changedCount],
    [text.figures.errors, one.errorCount],
  ] as const
  return parts.map(([label, count]) => `${label}: ${formatNumber(count)}`).join(' · ')
}
