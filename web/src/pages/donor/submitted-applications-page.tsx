import { useQuery } from '@apollo/client/react'
import { useParams, useSearchParams } from 'react-router'
import { ApplicationBadge } from '#entities/application/application-badge.tsx'
import { stateLabels } from '#entities/application/state-labels.ts'
import { verdictForProvider } from '#entities/application/verdict-for-provider.ts'
import { submittedMessages as text } from '#features/submitted-applications/submitted-messages.ts'
import { graphql } from '#gql'
import type { SubmittedApplicationsPageQuery } from '#gql/graphql'
import { formatDateTime } from '#lib/format/format.ts'
import { freshList } from '#page/next-page.ts'
import { LinkButton, TextLink } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { PaginatedList } from '#page/paginated-list.tsx'
import { paths } from '#paths'
import { workspacePaths } from '#workspace-paths'
import { cardStyle } from '#ui/card-style.ts'
import { optionsOf } from '#ui/options-of.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SelectField } from '#ui/select-field.tsx'

const query = graphql(`
  query SubmittedApplicationsPage($id: ID!, $states: [ApplicationState!], $after: String) {
    scholarship(id: $id) {
      id
      title
    }
    submittedApplications(scholarshipId: $id, states: $states, first: 50, after: $after) {
      edges {
        cursor
        node {
          id
          state
          submittedAt
          summary {
            firstName
            lastName
            citizenship
            fieldOfStudy
            verdict
            verdictLabel
            unanswered
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
`)

const states = optionsOf(stateLabels).filter(({ value }) => value !== 'DRAFT')

/** /my-scholarships/:id/applications for people who act for the scholarship's owner. */
export function SubmittedApplicationsPage() {
  const { id = '' } = useParams()
  const [address, setAddress] = useSearchParams()
  const asked = address.get('state')?.toUpperCase()
  const state = states.find(({ value }) => value === asked)?.value ?? null
  const show = (next: string) => setAddress(next ? { state: next.toLowerCase() } : {})
  const result = useQuery(query, {
    variables: { id, states: state && [state] },
    ...freshList,
  })
  const list = result.data?.submittedApplications
  const title = result.data?.scholarship?.title
  const words = title === undefined ? text.title : text.titleOf(title)
  return (
    <Page
      title={words}
      // On a phone it keeps the width and height of the title until that is there.
      heading={
        <span className="block max-sm:min-h-[2lh] max-sm:w-[calc(100vw-2rem)]">
          {words}
        </span>
      }
      actions={<LinkButton to={paths.home()}>{text.home}</LinkButton>}
    >
      <div className="flex flex-wrap items-end justify-between gap-4">
        <p role="status" className="min-h-6 font-semibold">
          {list && text.total(list.totalCount)}
        </p>
        <SelectField
          label={text.show}
          name="state"
          isOptional="unsaid"
          placeholder={text.all}
          options={states}
          value={state ?? ''}
          onChange={show}
        />
      </div>
      <PaginatedList
        result={result}
        list={list}
        noun={text.noun}
        failed={text.failed}
        loading={text.loading}
        empty={<NoneYet isFiltered={state !== null} onShowAll={() => show('')} />}
      >
        {(node) => <OneSubmitted application={node} />}
      </PaginatedList>
    </Page>
  )
}

type NoneYetProps = { isFiltered: boolean; onShowAll: () => void }

function NoneYet({ isFiltered, onShowAll }: NoneYetProps) {
  if (!isFiltered)
    return (
      <EmptyState illustration="letter" title={text.emptyTitle}>
        {text.empty}
      </EmptyState>
    )
  return (
    <EmptyState
      title={text.noneTitle}
      action={<Button onClick={onShowAll}>{text.showAll}</Button>}
    >
      {text.none}
    </EmptyState>
  )
}

type Node = SubmittedApplicationsPageQuery['submittedApplications']['edges'][number]['node']

function OneSubmitted({ application }: { application: Node }) {
  const { id, state, submittedAt, summary } = application
  const { firstName, lastName, citizenship, fieldOfStudy } = summary
  return (
    <article
      className={cardStyle('p-inset', 'flex flex-wrap items-start justify-between gap-3')}
    >
      <div className="min-w-0">
        <h2 className="text-lg break-words">
          <TextLink to={workspacePaths.submittedApplication(id)}>
            {[firstName, lastName].filter(Boolean).join(' ')}
          </TextLink>
        </h2>
        <p>{[citizenship, fieldOfStudy].filter(Boolean).join(' · ')}</p>
        <p className="tabular text-sm text-muted">
          {text.submittedOn(formatDateTime(submittedAt))} · {verdictForProvider(summary)}
        </p>
      </div>
      <ApplicationBadge state={state} />
    </article>
  )
}
