import { useApolloClient, useMutation } from '@apollo/client/react'
import { readAgain } from '#lib/apollo/read-again.ts'
import { isProblem, showError, type ProblemLike } from '#lib/graphql/show-error.ts'
import { toast } from '#ui/toast-store.ts'
import { graphql } from '#gql'
import type { CreateSavedSearchInput, SearchAlert } from '#gql/graphql'
import { savedSearchMessages as text } from './saved-search-messages.ts'

export const createSavedSearch = graphql(`
  mutation SavedSearches_Create($input: CreateSavedSearchInput!) {
    createSavedSearch(input: $input) {
      __typename
      ... on SavedSearchSuccess {
        savedSearch {
          id
          name
        }
      }
      ... on Problem {
        code
        message
      }
      ... on ValidationFailed {
        errors {
          path
          message
        }
      }
    }
  }
`)

export const updateSavedSearch = graphql(`
  mutation SavedSearches_Update($input: UpdateSavedSearchInput!) {
    updateSavedSearch(input: $input) {
      __typename
      ... on SavedSearchSuccess {
        savedSearch {
          id
          name
          alert
          onlyWhatFits
          newCount
        }
      }
      ... on Problem {
        code
        message
      }
      ... on ValidationFailed {
        errors {
          path
          message
        }
      }
    }
  }
`)

const removeSavedSearch = graphql(`
  mutation SavedSearches_Remove($input: SavedSearchIdInput!) {
    removeSavedSearch(input: $input) {
      __typename
      ... on Problem {
        code
        message
      }
    }
  }
`)

/** Every list that shows saved searches, wherever it stands. */
const savedSearchLists = ['SavedSearchList', 'SavedSearchPanel', 'NewFits']

/** What is there to be changed, and what brings it back after it was deleted. */
export type ChangedSearch = AlertSettings & {
  id: string
  name: string
  newCount: number
  again: CreateSavedSearchInput
}

/** How its student hears of what is new, and of what. */
type AlertSettings = { alert: SearchAlert; onlyWhatFits: boolean }

/** Each answers whether it worked, and has told the person when it did not. */
export function useSavedSearchChanges(search: ChangedSearch) {
  const { id, name, alert, onlyWhatFits, newCount, again } = search
  const readListsAgain = useReadListsAgain()
  const [sendUpdate] = useMutation(updateSavedSearch)
  const [sendRemove] = useMutation(removeSavedSearch)
  const [sendCreate] = useMutation(createSavedSearch)

  const change = (changed: Partial<AlertSettings>) =>
    toastFailure(text.updateFailed, async () => {
      const next = { alert, onlyWhatFits, ...changed }
      const input = { id, alert: wordOf(next.alert), onlyWhatFits: next.onlyWhatFits }
      const expected = { __typename: 'SavedSearch' as const, id, name, newCount }
      const { data } = await sendUpdate({
        variables: { input },
        optimisticResponse: {
          updateSavedSearch: {
            __typename: 'SavedSearchSuccess' as const,
            savedSearch: { ...expected, ...next },
          },
        },
      })
      const answer = data?.updateSavedSearch
      if (isProblem(answer)) return answer
      toast.success({ title: text.updated, topic: 'saved-search' })
      return null
    })

  const remove = () =>
    toastFailure(text.removeFailed, async () => {
      const { data } = await sendRemove({ variables: { input: { id } } })
      const answer = data?.removeSavedSearch
      if (isProblem(answer)) return answer
      const action = { label: text.undo, onPress: () => void putBack() }
      toast.success({ title: text.removed, action, topic: 'saved-search' })
      await readListsAgain()
      return null
    })

  const putBack = () =>
    toastFailure(text.undoFailed, async () => {
      const input = { ...again, alert: wordOf(alert) }
      const { data } = await sendCreate({ variables: { input } })
      const answer = data?.createSavedSearch
      if (isProblem(answer)) return answer
      toast.success({ title: text.undone, topic: 'saved-search' })
      await readListsAgain()
      return null
    })

  return { change, remove }
}

export function useReadListsAgain() {
  const client = useApolloClient()
  return () => readAgain(client, savedSearchLists)
}

/** `AT_ONCE` → `at-once`, as inputs have it. */
export function wordOf(alert: SearchAlert): string {
  return alert.toLowerCase().replaceAll('_', '-')
}

async function toastFailure(
  failureTitle: string,
  work: () => Promise<ProblemLike | null>,
): Promise<boolean> {
  const topic = 'saved-search'
  try {
    const problem = await work()
    if (problem === null) return true
    toast.error({ title: failureTitle, description: showError(problem), topic })
  } catch (error) {
    toast.error({ title: failureTitle, description: showError(error), topic })
  }
  return false
}
