import { useApolloClient, useMutation } from '@apollo/client/react'
import { readAgain } from '#lib/apollo/read-again.ts'
import { leaveList } from '#lib/apollo/leave-list.ts'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { toast } from '#ui/toast-store.ts'
import { graphql } from '#gql'
import type { SavedScholarshipStatus } from '#gql/graphql'
import { savedMessages as text } from './saved-messages.ts'

const updateMutation = graphql(`
  mutation SavedChanges_Update($input: UpdateSavedScholarshipInput!) {
    updateSavedScholarship(input: $input) {
      __typename
      ... on SavedScholarshipSuccess {
        savedScholarship {
          id
          applicationStatus
          notes
          updatedAt
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

const removeMutation = graphql(`
  mutation SavedChanges_Remove($input: RemoveSavedScholarshipInput!) {
    removeSavedScholarship(input: $input) {
      __typename
      ... on RemoveSavedScholarshipSuccess {
        id
        scholarshipId
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

const putBackMutation = graphql(`
  mutation SavedChanges_PutBack($input: SaveScholarshipInput!) {
    saveScholarship(input: $input) {
      __typename
      ... on SavedScholarshipSuccess {
        savedScholarship {
          id
          scholarship {
            id
            saved {
              id
              applicationStatus
              notes
            }
          }
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

/** The topic of every toast about one award: only the last one stays, but another award's Undo stays too. */
const topicOf = (scholarshipId: string) => `saved ${scholarshipId}`

type SavedRecord = {
  id: string
  scholarshipId: string
  updatedAt: string
  applicationStatus: SavedScholarshipStatus
  notes: string | null
}

type Change = { applicationStatus?: SavedScholarshipStatus; notes?: string | null }

/** The changes of one saved record; each returns whether it worked and has told the person either way. */
export function useSavedChanges(record: SavedRecord) {
  const { id, scholarshipId } = record
  const topic = topicOf(scholarshipId)
  const client = useApolloClient()
  const [sendUpdate] = useMutation(updateMutation)
  const [sendRemove] = useMutation(removeMutation)
  const putBack = usePutBack(record)

  async function update(change: Change): Promise<boolean> {
    const answer = await runMutation(
      text.updateFailed,
      async () => {
        const { data } = await sendUpdate({
          variables: { input: inputOf(id, change) },
          optimisticResponse: expectedAnswer({ ...record, ...change }),
        })
        return data?.updateSavedScholarship
      },
      topic,
    )
    if (!answer) return false
    toast.success({ title: text.updated, topic })
    // Does not read the list again: a card must not jump away under the hand that changed it.
    await readAgain(client, ['SavedCounts'])
    return true
  }

  async function remove(): Promise<boolean> {
    const answer = await runMutation(
      text.removeFailed,
      async () => {
        const { data } = await sendRemove({ variables: { input: { id } } })
        return data?.removeSavedScholarship
      },
      topic,
    )
    if (!answer) return false
    client.cache.modify({
      id: client.cache.identify({ __typename: 'Scholarship', id: scholarshipId }) ?? '',
      fields: { saved: () => null },
    })
    leaveList(client.cache, 'savedScholarships', id)
    const action = { label: text.undo, onPress: () => void putBack() }
    toast.success({ title: text.removed, action, topic })
    await readAgain(client, ['SavedCounts'])
    return true
  }

  return { update, remove }
}

function inputOf(id: string, { applicationStatus, ...change }: Change) {
  const status = applicationStatus && { applicationStatus: applicationStatus.toLowerCase() }
  return { id, ...change, ...status }
}

/** Saves a removed record again, as it was. */
function usePutBack({ scholarshipId, applicationStatus, notes }: SavedRecord) {
  const client = useApolloClient()
  const [sendPutBack] = useMutation(putBackMutation)
  const input = {
    scholarshipId,
    applicationStatus: applicationStatus.toLowerCase(),
    ...(notes !== null && { notes }),
  }
  return async () => {
    const answer = await runMutation(
      text.undoFailed,
      async () => {
        const { data } = await sendPutBack({ variables: { input } })
        return data?.saveScholarship
      },
      topicOf(scholarshipId),
    )
    if (!answer) return
    // The record comes first again, as the one saved last.
    await readAgain(client, ['SavedPage', 'SavedCounts'])
  }
}

/** The server's most likely answer, so that the select shows the choice at once. */
function expectedAnswer(record: Omit<SavedRecord, 'scholarshipId'>) {
  const { id, applicationStatus, notes, updatedAt } = record
  return {
    updateSavedScholarship: {
      __typename: 'SavedScholarshipSuccess' as const,
      savedScholarship: {
        __typename: 'SavedScholarship' as const,
        id,
        applicationStatus,
        notes,
        updatedAt,
      },
    },
  }
}
