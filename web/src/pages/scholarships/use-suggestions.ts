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
/** Longer than between two letters of somebody who types on. */
const pauseMs = 200

/** How the typed text may go on; nothing while it is too short or nobody knows. */
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
