import { useQuery } from '@apollo/client/react'
import { useNavigate } from 'react-router'
import { FlowSummary } from '#features/overview/flow-summary.tsx'
import { OverviewFigures } from '#features/overview/overview-figures.tsx'
import { overviewMessages as text } from '#features/overview/overview-messages.ts'
import { useReturningSave } from '#features/scholarships/returning-save.ts'
import { CompareTray } from '#features/scholarships/compare-tray.tsx'
import { ScholarshipCard } from '#features/scholarships/scholarship-card.tsx'
import { LinkButton, TextLink } from '#page/links.tsx'
import { QueryState } from '#page/query-state.tsx'
import { Page } from '#page/page.tsx'
import { mayBeSignedIn, useSession } from '#lib/session/session.ts'
import { paths } from '#paths'
import { SearchBox } from '#ui/search-box.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { graphql } from '#gql'

const overviewQuery = graphql(`
  query OverviewPage {
    ...OverviewFigures_Query
    scholarships(sort: NEWEST, first: 6) {
      edges {
        cursor
        node {
          id
          ...ScholarshipCard_Scholarship
        }
      }
    }
  }
`)

/** /overview: what this is for, true figures, and the way into the search. */
export function OverviewPage() {
  const { status, viewer } = useSession()
  const navigate = useNavigate()
  useReturningSave()
  return (
    <Page
      title={text.title}
      lead={text.lead}
      actions={
        // A browser that never signed in need not wait for the answer.
        (status === 'visitor' || !mayBeSignedIn()) && (
          <LinkButton kind="primary" to={paths.login('student', { view: 'register' })}>
            {text.start}
          </LinkButton>
        )
      }
    >
      <SearchBox
        label={text.queryLabel}
        placeholder={text.queryPlaceholder}
        submitLabel={text.search}
        query=""
        onSearch={(query) => void navigate(paths.scholarships({ query }))}
      />
      <QuickLinks />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <FlowSummary title={text.studentTitle} steps={text.student} />
        <FlowSummary title={text.donorTitle} steps={text.donor} />
      </div>
      <Catalog key={viewer?.id ?? 'nobody'} />
    </Page>
  )
}

function QuickLinks() {
  return (
    <nav aria-label={text.linksTitle} className="flex flex-wrap gap-3">
      <LinkButton to={paths.matching()}>{text.matching}</LinkButton>
      <LinkButton to={paths.scholarships()}>{text.findScholarships}</LinkButton>
      <LinkButton to={paths.universities()}>{text.findUniversities}</LinkButton>
      <LinkButton to={paths.community()}>{text.community}</LinkButton>
      <LinkButton to={paths.immigration()}>{text.immigration}</LinkButton>
    </nav>
  )
}

function Catalog() {
  const result = useQuery(overviewQuery)
  const { data, error } = result
  if (!data && error) return <QueryState result={result} failed={text.failed} />
  return (
    <>
      <OverviewFigures figures={data} />
      <section aria-labelledby="newest" className="flex flex-col gap-4">
        <h2 id="newest" className="text-xl">
          {text.newestTitle}
        </h2>
        {data ? (
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {data.scholarships.edges.map(({ node }) => (
              <li key={node.id}>
                <ScholarshipCard scholarship={node} heading="h3" />
              </li>
            ))}
          </ul>
        ) : (
          <Loading label={text.loading}>
            <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {[0, 1, 2, 3, 4, 5].map((index) => (
                <Skeleton key={index} className="h-40 w-full" />
              ))}
            </div>
          </Loading>
        )}
        <TextLink
          to={paths.scholarships()}
          className="inline-flex min-h-11 items-center self-start"
        >
          {text.allScholarships}
        </TextLink>
      </section>
      <CompareTray />
    </>
  )
}
