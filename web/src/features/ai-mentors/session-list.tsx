import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { QueryState } from '#page/query-state.tsx'
import { TextLink } from '#page/links.tsx'
import { SearchBox } from '#ui/search-box.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { paths } from '#paths'
import { graphql } from '#gql'
import { mentorMessages as text } from './mentor-messages.ts'

const query = graphql(`
  query MentorSessions($search: String) {
    mentorSessions(search: $search, first: 20) {
      totalCount
      edges {
        cursor
        node {
          id
          mentorId
          title
          exchangeCount
        }
      }
    }
  }
`)

/** Earlier conversations, by words in them. */
export function SessionList({ sessionId }: { sessionId: string | null }) {
  const [search, setSearch] = useState('')
  const result = useQuery(query, {
    variables: { search: search === '' ? null : search },
    fetchPolicy: 'cache-and-network',
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
          <ul className="flex flex-col">
            {list.edges.map(({ node }) => (
              <li key={node.id}>
                <TextLink
                  to={paths.aiMentor({ session: node.id })}
                  aria-current={node.id === sessionId ? 'page' : undefined}
                  className="flex min-h-11 flex-col justify-center py-2 wrap-anywhere"
                >
                  {node.title}
                </TextLink>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <QueryState result={result} label={text.loading} failed={text.sessionsFailed}>
          <Skeleton className="h-11" />
        </QueryState>
      )}
    </section>
  )
}
