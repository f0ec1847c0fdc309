import { useApolloClient, useMutation } from '@apollo/client/react'
import { readAgain } from '#lib/apollo/read-again.ts'
import { leaveList } from '#lib/apollo/leave-list.ts'
import { isProblem, showError, type ProblemLike } from '#lib/graphql/show-error.ts'
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

type SavedRecord = {
  id: string
  scholarshipId: string
  updatedAt: string
  applicationStatus: SavedScholarshipStatus
  notes: string | null
}

type Change = { applicationStatus?: SavedScholarshipStatus; notes?: string | null }

/** The changes of one saved record; each answers whether it worked and has told the person either way. */
export function useSavedChanges(record: SavedRecord) {
  const { id, scholarshipId } = record
  const client = useApolloClient()
  const [sendUpdate] = useMutation(updateMutation)
  const [sendRemove] = useMutation(removeMutation)
  const putBack = usePutBack(record)

  async function update(change: Change): Promise<boolean> {
    return toastFailure(text.updateFailed, async () => {
      const { data } = await sendUpdate({
        variables: { input: inputOf(id, change) },
        optimisticResponse: expectedAnswer({ ...record, ...change }),
      })
      const answer = data?.updateSavedScholarship
      if (isProblem(answer)) return answer
      toast.success({ title: text.updated, topic: 'saved' })
      // The list is not read again: a card must not jump away under the hand that changed it.
      await readAgain(client, ['SavedCounts'])
      return null
    })
  }

  async function remove(): Promise<boolean> {
    return toastFailure(text.removeFailed, async () => {
      const { data } = await sendRemove({ variables: { input: { id } } })
      const answer = data?.removeSavedScholarship
      if (isProblem(answer)) return answer
      client.cache.modify({
        id: client.cache.identify({ __typename: 'Scholarship', id: scholarshipId }) ?? '',
        fields: { saved: () => null },
      })
      leaveList(client.cache, 'savedScholarships', id)
      const action = { label: text.undo, onPress: () => void putBack() }
      toast.success({ title: text.removed, action, topic: 'saved' })
      await readAgain(client, ['SavedCounts'])
      return null
    })
  }

  return { update, remove }
}

function inputOf(id: string, { applicationStatus, ...change }: Change) {
  const status = applicationStatus && { applicationStatus: applicationStatus.toLowerCase() }
  return { id, ...change, ...status }
}

/** Saves once more what was removed, as it was. */
function usePutBack({ scholarshipId, applicationStatus, notes }: SavedRecord) {
  const client = useApolloClient()
  const [sendPutBack] = useMutation(putBackMutation)
  return () =>
    toastFailure(text.undoFailed, async () => {
      const input = {
        scholarshipId,
        applicationStatus: applicationStatus.toLowerCase(),
        ...(notes !== null && { notes }),
      }
      const { data } = await sendPutBack({ variables: { input } })
      const answer = data?.saveScholarship
      if (isProblem(answer)) return answer
      // It stands first again, as the one that was saved last.
      await readAgain(client, ['SavedPage', 'SavedCounts'])
      return null
    })
}

/** What the server will most likely say, so that the select shows the choice at once. */
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

/** Answers whether it worked; a refusal or a lost connection becomes a toast. */
async function toastFailure(
  failureTitle: string,
  work: () => Promise<ProblemLike | null>,
): Promise<boolean> {
  try {
    const problem = await work()
    if (problem === null) return true
    toast.error({ title: failureTitle, description: showError(problem), topic: 'saved' })
  } catch (error) {
    toast.error({ title: failureTitle, description: showError(error), topic: 'saved' })
  }
  return false
}
