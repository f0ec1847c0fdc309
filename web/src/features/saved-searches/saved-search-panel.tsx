import { useApolloClient, useQuery } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { TextLink } from '#page/links.tsx'
import { paths } from '#paths'
import { cardStyle } from '#ui/card-style.ts'
import { Badge } from '#ui/badge.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { formatNumber } from '#ui/format-number.ts'
import { graphql } from '#gql'
import { isSameSearch } from './filters-in-words.ts'
import { savedSearchMessages as text } from './saved-search-messages.ts'

/** A student may keep 50 searches, so these are all of them. */
const panelQuery = graphql(`
  query SavedSearchPanel {
    savedSearches(first: 50) {
      totalCount
      edges {
        node {
          id
          name
          address
          newCount
        }
      }
    }
  }
`)

const seenMutation = graphql(`
  mutation SavedSearchPanel_Seen($input: SavedSearchIdInput!) {
    markSavedSearchSeen(input: $input) {
      __typename
      ... on SavedSearchSuccess {
        savedSearch {
          id
          newCount
        }
      }
    }
  }
`)

/**
 * A student's searches beside the results, one press away. Shows nothing while there are none, or when they can't be
 * read: the page is about its results.
 */
export function SavedSearchPanel() {
  const { data } = useQuery(panelQuery, { fetchPolicy: 'cache-and-network' })
  const searches = data?.savedSearches.edges.map(({ node }) => node) ?? []
  const { pathname, search } = useLocation()
  const address = pathname + search
  const open = searches.find((one) => isSameSearch(one.address, address))
  useSeen(open?.id, open?.newCount ?? 0)
  if (searches.length === 0) return null
  const newCount = searches.reduce((sum, one) => sum + one.newCount, 0)
  return (
    <section aria-label={text.all} className={cardStyle(null, 'px-4')}>
      <Disclosure
        summary={
          <span className="flex flex-wrap items-center gap-2">
            {text.panel(formatNumber(searches.length), searches.length === 1)}
            {newCount > 0 && <Badge tone="sea">{text.isNew(formatNumber(newCount))}</Badge>}
          </span>
        }
      >
        <ul className="flex flex-col">
          {searches.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center gap-x-3">
              <TextLink
                to={one.address}
                aria-current={one.id === open?.id ? 'true' : undefined}
                className="inline-flex min-h-11 min-w-0 items-center break-words aria-[current]:font-semibold"
              >
                {one.name}
              </TextLink>
              {one.newCount > 0 && (
                <Badge tone="sea">{text.isNew(formatNumber(one.newCount))}</Badge>
              )}
            </li>
          ))}
        </ul>
        <TextLink to={paths.savedSearches()} className="inline-flex min-h-11 items-center">
          {text.all}
        </TextLink>
      </Disclosure>
    </section>
  )
}

/** Marks results on the screen as seen. */
function useSeen(id: string | undefined, newCount: number): void {
  const client = useApolloClient()
  const sent = useRef<string | null>(null)
  useEffect(() => {
    if (id === undefined || newCount === 0 || sent.current === id) return
    sent.current = id
    // When this fails, the results count as new once more: nobody needs to know.
    client.mutate({ mutation: seenMutation, variables: { input: { id } } }).catch(() => {})
  }, [client, id, newCount])
}
