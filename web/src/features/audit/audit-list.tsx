import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import { freshList } from '#page/next-page.ts'
import { PaginatedList } from '#page/paginated-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { AuditEntry } from './audit-entry.tsx'
import type { AuditQuery } from './audit-query.ts'
import { auditMessages as text } from './audit-messages.ts'

const query = graphql(`
  query AuditList($filter: AuditFilterInput, $after: String) {
    auditEntries(filter: $filter, first: 20, after: $after) {
      edges {
        cursor
        node {
          id
          ...AuditEntry_AuditEntry
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`)

/** The entries that match a filter, the newest first. */
export function AuditList({ asked }: { asked: AuditQuery }) {
  const { subject, actor, service, from, until, isWhole } = asked
  const filter = {
    subjectId: subject || null,
    actorId: actor || null,
    service: service || null,
    from: from ? `${from}T00:00:00.000Z` : null,
    // Includes the whole last day.
    until: until ? new Date(Date.parse(until) + 86_400_000).toISOString() : null,
    isWhole,
  }
  const result = useQuery(query, { variables: { filter }, ...freshList })
  return (
    <PaginatedList
      result={result}
      list={result.data?.auditEntries}
      noun={text.noun}
      failed={text.failed}
      loading={text.loading}
      empty={<EmptyState title={text.none}>{text.noneText}</EmptyState>}
    >
      {(node) => <AuditEntry entry={node} />}
    </PaginatedList>
  )
}
