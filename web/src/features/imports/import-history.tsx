import { useQuery } from '@apollo/client/react'
import { graphql, readFragment, type FragmentType } from '#gql'
import { formatDateTime } from '#lib/format/format.ts'
import { TextLink } from '#page/links.tsx'
import { freshList } from '#page/next-page.ts'
import { PaginatedList } from '#page/paginated-list.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { workspacePaths } from '#workspace-paths'
import { formatNumber } from '#ui/format-number.ts'
import { importFragment } from './import-fragment.ts'
import { importMessages as text } from './import-messages.ts'

const query = graphql(`
  query ImportHistory($organizationId: ID, $after: String) {
    listingImports(organizationId: $organizationId, first: 20, after: $after) {
      edges {
        cursor
        node {
          id
          ...ImportFacts_ListingImport
        }
      }
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`)

/** Earlier uploads, the latest first. */
export function ImportHistory({ organizationId }: { organizationId: string | null }) {
  const result = useQuery(query, {
    variables: { organizationId },
    ...freshList,
  })
  return (
    <section aria-label={text.history} className="flex flex-col gap-4">
      <h2 className="text-xl">{text.history}</h2>
      <PaginatedList
        result={result}
        list={result.data?.listingImports}
        className="flex flex-col gap-3"
        noun={text.historyNoun}
        failed={text.historyFailed}
        loading={text.historyLoading}
        skeleton={<Skeleton className="h-32" />}
        empty={<EmptyState title={text.noHistory}>{text.noHistoryText}</EmptyState>}
      >
        {(node) => <PastImport listingImport={node} />}
      </PaginatedList>
    </section>
  )
}

function PastImport(props: { listingImport: FragmentType<typeof importFragment> }) {
  const one = readFragment(importFragment, props.listingImport)
  return (
    <Card className="flex flex-col gap-1">
      <TextLink to={workspacePaths.scholarshipImport(one.id)}>{one.fileName}</TextLink>
      <p className="text-muted">
        {[formatDateTime(one.createdAt), text.statuses[one.status], ...figures(one)].join(
          ' · ',
        )}
      </p>
    </Card>
  )
}

type Figures = {
  status: string
  newCount: number
  changedCount: number
  errorCount: number
}

function figures(one: Figures): string[] {
  if (one.status === 'READING') return []
  const parts = [
    [text.figures.new, one.newCount],
    [text.figures.changed, one.changedCount],
    [text.figures.errors, one.errorCount],
  ] as const
  return parts.map(([label, count]) => `${label}: ${formatNumber(count)}`)
}
