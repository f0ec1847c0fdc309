import { mentorPaths } from '#entities/mentor/mentor-paths.ts'
import { useQuery } from '@apollo/client/react'
import { useSearchParams } from 'react-router'
import { MentorCard } from '#features/mentors/mentor-card.tsx'
import { filterInput, filtersOf, MentorFilters } from '#features/mentors/mentor-filters.tsx'
import { mentorMessages as text } from '#features/mentors/mentor-messages.ts'
import { SuggestedMentors } from '#features/mentors/suggested-mentors.tsx'
import { useViewer } from '#lib/session/session.ts'
import { LinkButton } from '#page/links.tsx'
import { ListTools } from '#page/list-tools.tsx'
import { freshList } from '#page/next-page.ts'
import { Page } from '#page/page.tsx'
import { PaginatedList } from '#page/paginated-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { graphql } from '#gql'

const query = graphql(`
  query MentorsPage($filter: MentorFilter, $after: String) {
    mentors(filter: $filter, first: 21, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          ...MentorCard_Mentor
        }
      }
    }
  }
`)

const GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3'

/** /mentors: every mentor who takes sessions; the address holds the filters. */
export function MentorsPage() {
  const isStudent = useViewer()?.accountType === 'STUDENT'
  const [address, setAddress] = useSearchParams()
  const filter = filtersOf(address)
  const isFiltered = Object.keys(filter).length > 0
  const variables = { filter: filterInput(filter) }
  const result = useQuery(query, { variables, ...freshList })
  const list = result.data?.mentors
  return (
    <Page title={text.title} lead={text.lead} actions={isStudent && <OwnLinks />}>
      {isStudent && !isFiltered && <SuggestedMentors />}
      <ListTools list={list} isFiltered={isFiltered}>
        <MentorFilters
          values={filter}
          onChange={(values) =>
            setAddress(mentorPaths.mentors(values).split('?')[1] ?? '', { replace: true })
          }
        />
      </ListTools>
      <h2 className="sr-only">{text.list}</h2>
      <p role="status" className="sr-only">
        {list && text.found(list.totalCount)}
      </p>
      <PaginatedList
        className={GRID}
        result={result}
        list={list}
        noun={text.noun}
        failed={text.failed}
        loading={text.loading}
        skeleton={<SixCards />}
        empty={<NoneFound isFiltered={isFiltered} />}
      >
        {showMentor}
      </PaginatedList>
    </Page>
  )
}

type Edge = { id: string } & Parameters<typeof MentorCard>[0]['mentor']

function showMentor(node: Edge) {
  return <MentorCard mentor={node} />
}

function NoneFound({ isFiltered }: { isFiltered: boolean }) {
  const viewer = useViewer()
  // Students have the link above the list; other accounts cannot be mentors.
  const isInvited = !isFiltered && viewer === null
  return (
    <EmptyState
      illustration="lighthouse"
      title={text.none}
      action={
        isInvited && <LinkButton to={mentorPaths.profile()}>{text.become}</LinkButton>
      }
    >
      {isFiltered ? text.noneFiltered : text.noneYet}
    </EmptyState>
  )
}

function OwnLinks() {
  const isMentor = useViewer()?.roles?.includes('MENTOR')
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton to={mentorPaths.sessions()}>{text.sessions}</LinkButton>
      <LinkButton to={mentorPaths.profile()}>
        {isMentor ? text.ownProfile : text.become}
      </LinkButton>
    </div>
  )
}

function SixCards() {
  return (
    <div className={GRID}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-72" />
      ))}
    </div>
  )
}
