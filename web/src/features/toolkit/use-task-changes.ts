import { useApolloClient, useMutation } from '@apollo/client/react'
import { readAgain } from '#lib/apollo/read-again.ts'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { toast } from '#ui/toast-store.ts'
import { graphql } from '#gql'
import type { PrepTaskStatus } from '#gql/graphql'
import { toolkitMessages as text } from './toolkit-messages.ts'

const statusMutation = graphql(`
  mutation UseTaskChanges_Status($input: UpdatePrepTaskInput!) {
    updatePrepTask(input: $input) {
      __typename
      ... on PrepTaskSuccess {
        prepTask {
          id
          status
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
  mutation UseTaskChanges_Remove($input: RemovePrepTaskInput!) {
    removePrepTask(input: $input) {
      __typename
      ... on RemovePrepTaskSuccess {
        id
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

/** The changes of one task by a press; each returns whether it worked and has told the person either way. */
export function useTaskChanges(id: string) {
  const readToolkitAgain = useReadToolkitAgain()
  const [sendStatus] = useMutation(statusMutation)
  const [sendRemove] = useMutation(removeMutation)
  return {
    /** Shows the status at once, and reverts it when the server disagrees. */
    async setStatus(status: PrepTaskStatus): Promise<boolean> {
      const done = await runMutation(text.updateFailed, async () => {
        const { data } = await sendStatus({
          variables: { input: { id, status: status.toLowerCase() } },
          optimisticResponse: expectedAnswer(id, status),
        })
        return data?.updatePrepTask
      })
      if (done === null) return false
      toast.success({ title: text.taskUpdated, topic: 'task' })
      await readToolkitAgain()
      return true
    },

    async remove(): Promise<boolean> {
      const done = await runMutation(text.removeFailed, async () => {
        const { data } = await sendRemove({ variables: { input: { id } } })
        return data?.removePrepTask
      })
      if (done === null) return false
      toast.success({ title: text.taskRemoved, topic: 'task' })
      await readToolkitAgain()
      return true
    },
  }
}

function expectedAnswer(id: string, status: PrepTaskStatus) {
  return {
    updatePrepTask: {
      __typename: 'PrepTaskSuccess' as const,
      prepTask: { __typename: 'PrepTask' as const, id, status },
    },
  }
}

/** Reads the page of plans again. */
export function useReadToolkitAgain() {
  const client = useApolloClient()
  return () => readAgain(client, ['StudentToolkit'])
}
