import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import type { ScholarshipStatus } from '#gql/graphql'
import { LinkButton, TextLink } from '#page/links.tsx'
import { freshList } from '#page/next-page.ts'
import { PaginatedList } from '#page/paginated-list.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { workspacePaths } from '#workspace-paths'
import { universityMessages as text } from './university-messages.ts'

const query = graphql(`
  query ApplicantsView($organizationId: ID!, $after: String) {
    organizationScholarships(organizationId: $organizationId, first: 20, after: $after) {
      edges {
        cursor
        node {
          id
          title
          status
          applicationUrl
          submittedCount
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

type Props = { organizationId: string; mayEdit: boolean; mayReview: boolean }

/** Programs that students apply to here, each with links to its applications. */
export function ApplicantsView({ organizationId, mayEdit, mayReview }: Props) {
  const result = useQuery(query, { variables: { organizationId }, ...freshList })
  const list = result.data?.organizationScholarships
  return (
    <section aria-labelledby="applicants" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="applicants" className="text-xl">
          {text.applicants}
        </h2>
        {mayReview && <LinkButton to={workspacePaths.reviews()}>{text.waiting}</LinkButton>}
      </div>
      <PaginatedList
        result={result}
        list={list}
        noun={text.applicantsNoun}
        failed={text.applicantsFailed}
        loading={text.loading}
        skeleton={<Skeleton className="h-40" />}
        empty={
          <EmptyState illustration="letter" title={text.noApplicants}>
            {text.noApplicantsText}
          </EmptyState>
        }
      >
        {(node) => <Program {...node} mayEdit={mayEdit} mayReview={mayReview} />}
      </PaginatedList>
    </section>
  )
}

type ProgramProps = Omit<Props, 'organizationId'> & {
  id: string
  title: string
  status: ScholarshipStatus
  applicationUrl: string | null
  submittedCount: number | null
}

function Program({ id, title, status, mayEdit, mayReview, ...program }: ProgramProps) {
  const isApart = program.applicationUrl !== null
  const isOut = status === 'PUBLISHED' || status === 'CLOSED'
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <h3 className="text-lg break-words">{title}</h3>
        {isOut && !isApart ? (
          program.submittedCount !== null && (
            <p className="tabular text-muted">{text.submitted(program.submittedCount)}</p>
          )
        ) : (
          <p className="text-muted">{isOut ? text.appliedElsewhere : text.notOut}</p>
        )}
      </div>
      {isOut && !isApart && (
        <div className="flex flex-wrap gap-x-6">
          {mayEdit && (
            <Way
              to={workspacePaths.submittedApplications(id)}
              label={text.applications}
              title={title}
            />
          )}
          {mayReview && (
            <Way to={workspacePaths.review(id)} label={text.review} title={title} />
          )}
        </div>
      )}
    </Card>
  )
}

function Way({ to, label, title }: { to: string; label: string; title: string }) {
  return (
    <TextLink
      to={to}
      aria-label={text.of(label, title)}
      className="inline-flex min-h-11 items-center"
    >
      {label}
    </TextLink>
  )
}
