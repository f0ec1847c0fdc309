import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { toast } from '#ui/toast-store.ts'
import { graphql } from '#gql'
import { toolkitMessages as text } from './toolkit-messages.ts'

const mutation = graphql(`
  mutation UseCreatePlan($input: CreatePrepPlanInput!) {
    createPrepPlan(input: $input) {
      __typename
      ... on PrepPlanSuccess {
        addedTasks
        dateNote
        tasks {
          id
        }
        checklist {
          id
          checklistItems {
            id
          }
        }
        scholarship {
          id
          preparation {
            activeTasks
            totalTasks
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

/** Creates the plan of one scholarship; returns whether it exists now, and has told the person either way. */
export function useCreatePlan() {
  const [send] = useMutation(mutation)
  const [isBusy, setIsBusy] = useState(false)

  async function create(scholarshipId: string): Promise<boolean> {
    if (isBusy) return false
    setIsBusy(true)
    const plan = await runMutation(text.planFailed, async () => {
      const { data } = await send({ variables: { input: { scholarshipId } } })
      return data?.createPrepPlan
    })
    setIsBusy(false)
    if (plan === null || !('tasks' in plan)) return false
    const { tasks, checklist, addedTasks, dateNote } = plan
    const ready = text.planReady(tasks.length, checklist.checklistItems.length)
    toast.success({
      title: addedTasks === 0 ? text.planUpToDate : text.planCreated,
      description: `${ready} ${dateNote}`,
      topic: 'plan',
    })
    return true
  }
  return { create, isBusy }
}
