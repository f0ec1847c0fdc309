import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import { LinkButton } from '#page/links.tsx'
import { useHere } from '#page/use-here.ts'
import { PaginatedList } from '#page/paginated-list.tsx'
import { freshList } from '#page/next-page.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { workspacePaths } from '#workspace-paths'
import { donorMessages as text } from './donor-messages.ts'
import { OwnScholarship } from './own-scholarship.tsx'

const query = graphql(`
  query OwnScholarships($organizationId: ID!, $after: String) {
    organizationScholarships(organizationId: $organizationId, first: 20, after: $after) {
      edges {
        cursor
        node {
          id
          ...OwnScholarship_Scholarship
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

type OwnScholarshipsProps = {
  organizationId: string
  mayEdit: boolean
  mayReview: boolean
  /** Why nothing can be published now; null when it can. */
  publishObstacle: string | null
}

/** Every scholarship of the organization: drafts, published, closed and archived. */
export function OwnScholarships(props: OwnScholarshipsProps) {
  const { organizationId, mayEdit, mayReview, publishObstacle } = props
  const result = useQuery(query, {
    variables: { organizationId },
    ...freshList,
  })
  const list = result.data?.organizationScholarships
  const create = mayEdit && <WaysToCreate organization={organizationId} />
  return (
    <section aria-label={text.scholarships} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{text.scholarships}</h2>
        {list && list.totalCount > 0 && (
          <div className="flex flex-wrap gap-3">{create}</div>
        )}
      </div>
      {!mayEdit && <p className="text-muted">{text.readOnly}</p>}
      <PaginatedList
        result={result}
        list={list}
        noun={text.noun}
        failed={text.scholarshipsFailed}
        loading={text.loading}
        skeleton={<Skeleton className="h-40" />}
        empty={
          <EmptyState
            title={text.noScholarships}
            action={<div className="flex flex-wrap justify-center gap-3">{create}</div>}
          >
            {text.noScholarshipsText}
          </EmptyState>
        }
      >
        {(node) => (
          <OwnScholarship
            organizationId={organizationId}
            scholarship={node}
            mayEdit={mayEdit}
            mayReview={mayReview}
            publishObstacle={publishObstacle}
          />
        )}
      </PaginatedList>
    </section>
  )
}

function WaysToCreate({ organization }: { organization: string }) {
  const returnTo = useHere()
  return (
    <>
      <LinkButton
        kind="primary"
        to={workspacePaths.newScholarship({ organization, returnTo })}
      >
        {text.create}
      </LinkButton>
      <LinkButton to={workspacePaths.importScholarships({ organization })}>
        {text.importCsv}
      </LinkButton>
    </>
  )
}
