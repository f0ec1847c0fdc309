import { useMutation } from '@apollo/client/react'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { toast } from '#ui/toast-store.ts'
import { graphql } from '#gql'
import type { ChecklistCard_PrepChecklistFragment } from '#gql/graphql'
import { toolkitMessages as text } from './toolkit-messages.ts'

const updateMutation = graphql(`
  mutation UseLineChanges_Update($input: UpdatePrepChecklistItemInput!) {
    updatePrepChecklistItem(input: $input) {
      __typename
      ... on PrepChecklistSuccess {
        prepChecklist {
          id
          overallProgress
          checklistItems {
            id
            task
            required
            completed
            dueDate
            notes
            isOwn
            isGone
          }
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

const addMutation = graphql(`
  mutation UseLineChanges_Add($input: AddPrepChecklistItemInput!) {
    addPrepChecklistItem(input: $input) {
      __typename
      ... on PrepChecklistSuccess {
        prepChecklist {
          id
          ...ChecklistCard_PrepChecklist
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
  mutation UseLineChanges_Remove($input: RemovePrepChecklistItemInput!) {
    removePrepChecklistItem(input: $input) {
      __typename
      ... on PrepChecklistSuccess {
        prepChecklist {
          id
          ...ChecklistCard_PrepChecklist
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

export type Line = ChecklistCard_PrepChecklistFragment['checklistItems'][number]
export type LineChange = {
  completed?: boolean
  task?: string
  dueDate?: string | null
  notes?: string | null
}

/** The changes of one checklist; each returns whether it worked and has told the person either way. */
export function useLineChanges(list: ChecklistCard_PrepChecklistFragment) {
  const checklistId = list.id
  const [sendUpdate] = useMutation(updateMutation)
  const [sendAdd] = useMutation(addMutation)
  const [sendRemove] = useMutation(removeMutation)

  return {
    /** Shows a tick at once, and reverts it when the server disagrees. */
    async update(line: Line, change: LineChange): Promise<boolean> {
      const done = await runMutation(text.lineFailed, async () => {
        const { data } = await sendUpdate({
          variables: { input: { checklistId, itemId: line.id, ...change } },
          optimisticResponse: expectedAnswer(list, { ...line, ...change }),
        })
        return data?.updatePrepChecklistItem
      })
      return done !== null
    },

    async add(task: string): Promise<boolean> {
      const done = await runMutation(text.lineFailed, async () => {
        const { data } = await sendAdd({ variables: { input: { checklistId, task } } })
        return data?.addPrepChecklistItem
      })
      return done !== null
    },

    async remove(itemId: string): Promise<boolean> {
      const done = await runMutation(text.lineFailed, async () => {
        const { data } = await sendRemove({ variables: { input: { checklistId, itemId } } })
        return data?.removePrepChecklistItem
      })
      if (done !== null) toast.success({ title: text.lineSaved, topic: 'line' })
      return done !== null
    },
  }
}

function expectedAnswer(list: ChecklistCard_PrepChecklistFragment, changed: Line) {
  const { id, overallProgress, checklistItems } = list
  return {
    updatePrepChecklistItem: {
      __typename: 'PrepChecklistSuccess' as const,
      prepChecklist: {
        __typename: 'PrepChecklist' as const,
        id,
        overallProgress,
        checklistItems: checklistItems.map((line) =>
          line.id === changed.id ? changed : line,
        ),
      },
    },
  }
}
