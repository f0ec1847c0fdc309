import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { freshList, nextPage } from '#page/next-page.ts'
import { QueryState } from '#page/query-state.tsx'
import { TextLink } from '#page/links.tsx'
import { PagedList } from '#ui/paged-list.tsx'
import { SearchBox } from '#ui/search-box.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { paths } from '#paths'
import { graphql } from '#gql'
import { mentorMessages as text } from './mentor-messages.ts'

const query = graphql(`
  query MentorSessions($search: String, $after: String) {
    mentorSessions(search: $search, first: 20, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          mentorId
          title
        }
      }
    }
  }
`)

type Props = {
  sessionId: string | null
  mentors: readonly { id: string; name: string }[]
}

/** Earlier conversations with all of the mentors, searchable by their words. */
export function SessionList({ sessionId, mentors }: Props) {
  const [search, setSearch] = useState('')
  const result = useQuery(query, {
    variables: { search: search === '' ? null : search },
    ...freshList,
  })
  const list = result.data?.mentorSessions
  return (
    <section aria-labelledby="sessions" className="flex flex-col gap-3">
      <h2 id="sessions" className="text-lg">
        {text.sessions}
      </h2>
      <SearchBox
        label={text.searchSessions}
        submitLabel={text.search}
        query={search}
        onSearch={setSearch}
      />
      {list ? (
        <>
          <p role="status" className="text-sm text-muted">
            {list.totalCount > 0
              ? text.found(list.totalCount)
              : search === ''
                ? text.noSessions
                : text.nothingFound}
          </p>
          <PagedList
            connection={list}
            className="flex flex-col"
            noun={text.noun}
            {...nextPage(result, text.sessionsFailed)}
          >
            {(session) => (
              <SessionLink
                session={session}
                isOpen={session.id === sessionId}
                mentor={mentors.find(({ id }) => id === session.mentorId)?.name ?? ''}
              />
            )}
          </PagedList>
        </>
      ) : (
        <QueryState result={result} label={text.loading} failed={text.sessionsFailed}>
          <Skeleton className="h-11" />
        </QueryState>
      )}
    </section>
  )
}

type LinkProps = { session: { id: string; title: string }; isOpen: boolean; mentor: string }

function SessionLink({ session: { id, title }, isOpen, mentor }: LinkProps) {
  return (
    <TextLink
      to={paths.aiMentor({ session: id })}
      aria-current={isOpen ? 'page' : undefined}
      className="flex min-h-11 flex-col justify-center py-2 wrap-anywhere"
    >
      {title}
      <span className="text-sm text-muted">{text.withMentor(mentor)}</span>
    </TextLink>
  )
}
