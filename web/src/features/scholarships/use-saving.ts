import { useMutation } from '@apollo/client/react'
import type { ApolloCache } from '@apollo/client'
import { graphql } from '#gql'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { toast } from '#ui/toast-store.ts'
import type { SavedScholarshipStatus } from '#gql/graphql'
import { scholarshipMessages as text } from './scholarship-messages.ts'

const saveMutation = graphql(`
  mutation Saving_Save($input: SaveScholarshipInput!) {
    saveScholarship(input: $input) {
      __typename
      ... on SavedScholarshipSuccess {
        isNew
        savedScholarship {
          id
          applicationStatus
          notes
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

const removeMutation = graphql(`
  mutation Saving_Remove($input: RemoveSavedScholarshipInput!) {
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

export type SavedRecord = {
  id: string
  applicationStatus: SavedScholarshipStatus
  notes?: string | null | undefined
}

type SaveOptions = {
  applicationStatus?: SavedScholarshipStatus
  notes?: string | null | undefined
}

/** The topic of a toast: one about another scholarship stays. */
export const saveTopic = (scholarshipId: string) => `saved ${scholarshipId}`

/** A request that waits for its answer is not sent again: a second press changes nothing. */
const underWay = new Set<string>()

/**
 * Saves and removes; shows each at once, and corrects it when the server disagrees. Each returns whether it worked; a
 * toast has already reported a failure.
 */
export function useSaving() {
  const [sendSave] = useMutation(saveMutation)
  const [sendRemove] = useMutation(removeMutation)

  async function save(scholarshipId: string, options: SaveOptions = {}) {
    const { applicationStatus = 'NOT_APPLIED', notes = null } = options
    const answer = await alone(scholarshipId, text.saveFailed, async () => {
      const { data } = await sendSave({
        variables: {
          input: {
            scholarshipId,
            applicationStatus: applicationStatus.toLowerCase(),
            ...(notes === null ? {} : { notes }),
          },
        },
        optimisticResponse: expectedAnswer(scholarshipId, { applicationStatus, notes }),
        update: forgetLists,
      })
      if (!data) throw new Error('No answer to saving')
      return data.saveScholarship
    })
    return answer?.__typename === 'SavedScholarshipSuccess' ? answer : null
  }

  async function remove(scholarshipId: string, saved: SavedRecord) {
    return alone(scholarshipId, text.removeFailed, async () => {
      const { data } = await sendRemove({
        variables: { input: { id: saved.id } },
        optimisticResponse: {
          removeSavedScholarship: {
            __typename: 'RemoveSavedScholarshipSuccess',
            id: saved.id,
            scholarshipId,
          },
        },
        update: (cache, answer) => {
          if (answer.data && isProblem(answer.data.removeSavedScholarship)) return
          cache.modify({
            id: cache.identify({ __typename: 'Scholarship', id: scholarshipId }) ?? '',
            fields: { saved: () => null },
          })
          forgetLists(cache)
        },
      })
      if (!data) throw new Error('No answer to removing')
      return data.removeSavedScholarship
    })
  }

  return { save, remove }
}

/** One request for a scholarship at a time; a refusal or a lost connection becomes a toast. */
async function alone<Answer extends object>(
  scholarshipId: string,
  failureTitle: string,
  send: () => Promise<Answer>,
) {
  if (underWay.has(scholarshipId)) return null
  underWay.add(scholarshipId)
  try {
    const answer = await send()
    if (!isProblem(answer)) return answer
    toast.error({
      title: failureTitle,
      description: showError(answer),
      topic: saveTopic(scholarshipId),
    })
  } catch (error) {
    toast.error({
      title: failureTitle,
      description: showError(error),
      topic: saveTopic(scholarshipId),
    })
  } finally {
    underWay.delete(scholarshipId)
  }
  return null
}

function expectedAnswer(scholarshipId: string, record: Omit<SavedRecord, 'id'>) {
  const notes = record.notes ?? null
  const saved = {
    __typename: 'SavedScholarship' as const,
    id: `unsent ${scholarshipId}`,
    applicationStatus: record.applicationStatus,
    notes,
  }
  return {
    saveScholarship: {
      __typename: 'SavedScholarshipSuccess' as const,
      isNew: true,
      savedScholarship: {
        ...saved,
        scholarship: { __typename: 'Scholarship' as const, id: scholarshipId, saved },
      },
    },
  }
}

/** Makes the saved list and its counts be read again when they next show. */
function forgetLists(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'savedScholarships' })
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'savedScholarshipCounts' })
}
