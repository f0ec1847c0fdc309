import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import type { VerificationStatus } from '#gql/graphql'
import { PaginatedList } from '#page/paginated-list.tsx'
import { freshList } from '#page/next-page.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { optionsOf } from '#ui/options-of.ts'
import { SelectField } from '#ui/select-field.tsx'
import { adminMessages as text } from './admin-messages.ts'
import { OrganizationToVerify } from './organization-to-verify.tsx'

const query = graphql(`
  query OrganizationQueue($status: VerificationStatus!, $after: String) {
    organizationsToVerify(status: $status, first: 20, after: $after) {
      edges {
        cursor
        node {
          id
          ...OrganizationToVerify_Organization
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

const statuses = optionsOf(text.statuses)

/** The state that an address names; otherwise organizations that wait. */
export function statusOf(value: string | null): VerificationStatus {
  return (
    statuses.find((status) => status.value === value?.toUpperCase())?.value ?? 'PENDING'
  )
}

type OrganizationQueueProps = {
  status: VerificationStatus
  onStatus: (status: VerificationStatus) => void
}

export function OrganizationQueue({ status, onStatus }: OrganizationQueueProps) {
  const result = useQuery(query, {
    variables: { status },
    ...freshList,
  })
  const list = result.data?.organizationsToVerify
  return (
    <div className="flex flex-col gap-6">
      <SelectField
        label={text.status}
        name="status"
        isOptional="unsaid"
        value={status}
        options={statuses}
        onChange={(next) => next && onStatus(next)}
        className="sm:max-w-64"
      />
      <PaginatedList
        result={result}
        list={list}
        noun={text.organizationsNoun}
        failed={text.loadFailed}
        loading={text.loading}
        empty={<EmptyState title={text.none[status]} />}
      >
        {(node) => <OrganizationToVerify organization={node} />}
      </PaginatedList>
    </div>
  )
}
