import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import type { ProgramExportsQuery } from '#gql/graphql'
import { TextLink } from '#page/links.tsx'
import { freshList } from '#page/next-page.ts'
import { PaginatedList } from '#page/paginated-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { workspacePaths } from '#workspace-paths'
import { universityMessages as text } from './university-messages.ts'

const query = graphql(`
  query ProgramExports($organizationId: ID!, $after: String) {
    organizationScholarships(organizationId: $organizationId, first: 20, after: $after) {
      edges {
        cursor
        node {
          id
          title
          status
          applicationUrl
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

/** Each program with a link to its files, or why it has none. */
export function ProgramExports({ organizationId }: { organizationId: string }) {
  const result = useQuery(query, { variables: { organizationId }, ...freshList })
  return (
    <section aria-labelledby="exports" className="flex flex-col gap-3">
      <div>
        <h2 id="exports" className="text-xl">
          {text.exportTitle}
        </h2>
        <p className="max-w-prose text-muted">{text.exportText}</p>
      </div>
      <PaginatedList
        result={result}
        list={result.data?.organizationScholarships}
        noun={text.applicantsNoun}
        className="flex flex-col divide-y divide-line border-y border-line"
        failed={text.applicantsFailed}
        loading={text.loading}
        skeleton={<Skeleton className="h-40" />}
        empty={<EmptyState title={text.exportNone} />}
      >
        {showOne}
      </PaginatedList>
    </section>
  )
}

type Program = ProgramExportsQuery['organizationScholarships']['edges'][number]['node']

function showOne({ id, title, status, applicationUrl }: Program) {
  const isOut = status === 'PUBLISHED' || status === 'CLOSED'
  if (isOut && applicationUrl === null)
    return (
      <TextLink
        to={workspacePaths.reviewExports(id)}
        className="inline-flex min-h-11 items-center break-words"
      >
        {text.exportOf(title)}
      </TextLink>
    )
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-3">
      <span className="min-w-0 break-words">{title}</span>
      <span className="text-muted">{isOut ? text.appliedElsewhere : text.notOut}</span>
    </p>
  )
}
