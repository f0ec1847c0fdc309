import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import { useDebounced } from '#ui/use-debounced.ts'

const suggestionsQuery = graphql(`
  query ScholarshipsPage_Suggestions($prefix: String!) {
    scholarshipSuggestions(prefix: $prefix) {
      kind
      text
      value
    }
  }
`)

const shortest = 2
/** Longer than the pause between two letters of a person who types on. */
const pauseMs = 200

/** Completions of the typed text; none while it is too short or the server has none. */
export function useSuggestions(typed: string) {
  const prefix = useDebounced(typed.trim(), pauseMs)
  const isLongEnough = prefix.length >= shortest && typed.trim().length >= shortest
  const { data, previousData } = useQuery(suggestionsQuery, {
    variables: { prefix },
    skip: !isLongEnough,
  })
  if (!isLongEnough) return []
  return (data ?? previousData)?.scholarshipSuggestions ?? []
}
