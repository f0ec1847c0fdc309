import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import type { Option } from '#ui/select-field.tsx'
import { useDebounced } from '#ui/use-debounced.ts'
import { universityMessages as text } from './university-messages.ts'

const searchDocument = graphql(`
  query UseUniversitySearch($query: String!) {
    universities(filter: { query: $query }, sort: NAME, first: 50) {
      edges {
        cursor
        node {
          id
          name
          location
        }
      }
    }
  }
`)

/** Fewer letters would find half of the catalog. */
const fewestLetters = 3

/** Universities by a part of their name, best first. `status` is what to say about the list; null for nothing. */
export function useUniversitySearch(typed: string) {
  const wanted = typed.trim()
  const query = useDebounced(wanted)
  const isSearching = query.length >= fewestLetters && wanted.length >= fewestLetters
  const { data, error, loading, refetch } = useQuery(searchDocument, {
    variables: { query },
    skip: !isSearching,
    notifyOnNetworkStatusChange: true,
  })
  const found = isSearching ? data?.universities : undefined
  const nodes = found?.edges.map(({ node }) => node) ?? []
  const options = bestMatches(nodes, query).map(universityOption)
  return {
    options,
    status: statusOf(isSearching && loading, found && options.length),
    hasFailed: isSearching && Boolean(error) && !loading,
    refetch,
  }
}

function statusOf(isLoading: boolean, count: number | undefined): string | null {
  if (isLoading) return text.loading
  return count === undefined ? null : text.found(count)
}

/** The server also finds by city and state, so names that contain the typed text stand first. */
function bestMatches<Named extends { name: string }>(
  found: Named[],
  typed: string,
): Named[] {
  const holds = ({ name }: Named) => name.toLowerCase().includes(typed.toLowerCase())
  const rest = found.filter((university) => !holds(university))
  return [...found.filter(holds), ...rest].slice(0, 8)
}

type Located = { id: string; name: string; location: string | null }

/** A university as a choice of a field. */
export function universityOption({ id, name, location }: Located): Option {
  return { value: id, label: location ? `${name}, ${location}` : name }
}
