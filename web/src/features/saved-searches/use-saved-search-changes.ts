import { useApolloClient, useMutation } from '@apollo/client/react'
import { readAgain } from '#lib/apollo/read-again.ts'
import { runMutation } from '#lib/forms/run-mutation.ts'
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
      ...ProblemDetails @unmask
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
      ...ProblemDetails @unmask
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

/** Every query that shows saved searches. */
const savedSearchLists = ['SavedSearchList', 'SavedSearchPanel', 'NewFits']

/** The topic of every toast about one search: only the last one stays, but another search's Undo stays too. */
const topicOf = (id: string) => `saved-search ${id}`

/** The fields that can change, and what restores the search after it was deleted. */
export type ChangedSearch = AlertSettings & {
  id: string
  name: string
  newCount: number
  again: CreateSavedSearchInput
}

/** How the student hears of new results, and of which. */
type AlertSettings = { alert: SearchAlert; onlyWhatFits: boolean }

/** Each change returns whether it worked, and has told the person when it did not. */
export function useSavedSearchChanges(search: ChangedSearch) {
  const { id, name, alert, onlyWhatFits, newCount } = search
  const topic = topicOf(id)
  const readListsAgain = useReadListsAgain()
  const [sendUpdate] = useMutation(updateSavedSearch)
  const [sendRemove] = useMutation(removeSavedSearch)
  const putBack = usePutBack(search)

  async function change(changed: Partial<AlertSettings>): Promise<boolean> {
    const next = { alert, onlyWhatFits, ...changed }
    const input = { id, alert: wordOf(next.alert), onlyWhatFits: next.onlyWhatFits }
    const savedSearch = { __typename: 'SavedSearch' as const, id, name, newCount, ...next }
    const __typename = 'SavedSearchSuccess' as const
    const answer = await runMutation(
      text.updateFailed,
      async () => {
        const { data } = await sendUpdate({
          variables: { input },
          optimisticResponse: { updateSavedSearch: { __typename, savedSearch } },
        })
        return data?.updateSavedSearch
      },
      topic,
    )
    if (!answer) return false
    toast.success({ title: text.updated, topic })
    return true
  }

  async function remove(): Promise<boolean> {
    const answer = await runMutation(
      text.removeFailed,
      async () => {
        const { data } = await sendRemove({ variables: { input: { id } } })
        return data?.removeSavedSearch
      },
      topic,
    )
    if (!answer) return false
    const action = { label: text.undo, onPress: () => void putBack() }
    toast.success({ title: text.removed, action, topic })
    await readListsAgain()
    return true
  }

  return { change, remove }
}

/** Saves a deleted search again. */
function usePutBack({ id, alert, again }: ChangedSearch) {
  const topic = topicOf(id)
  const readListsAgain = useReadListsAgain()
  const [sendCreate] = useMutation(createSavedSearch)
  return async () => {
    const answer = await runMutation(
      text.undoFailed,
      async () => {
        const input = { ...again, alert: wordOf(alert) }
        const { data } = await sendCreate({ variables: { input } })
        return data?.createSavedSearch
      },
      topic,
    )
    if (!answer) return
    toast.success({ title: text.undone, topic })
    await readListsAgain()
  }
}

export function useReadListsAgain() {
  const client = useApolloClient()
  return () => readAgain(client, savedSearchLists)
}

/** `AT_ONCE` → `at-once`, as inputs spell it. */
export function wordOf(alert: SearchAlert): string {
  return alert.toLowerCase().replaceAll('_', '-')
}
