import { useMutation } from '@apollo/client/react'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { today } from '#lib/format/today.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { Button } from '#ui/button.tsx'
import { optionsOf } from '#ui/options-of.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm, type FormState } from '#ui/use-form.ts'
import { graphql } from '#gql'
import type { TaskCard_PrepTaskFragment } from '#gql/graphql'
import { ScholarshipChoice } from './scholarship-choice.tsx'
import {
  checkTask,
  newTaskValues,
  taskInput,
  valuesOf,
  type TaskValues,
} from './task-values.ts'
import { taskPriorities, taskTypes, toolkitMessages as text } from './toolkit-messages.ts'
import { useReadToolkitAgain } from './use-task-changes.ts'

const createMutation = graphql(`
  mutation TaskDialog_Create($input: CreatePrepTaskInput!) {
    createPrepTask(input: $input) {
      __typename
      ... on PrepTaskSuccess {
        prepTask {
          id
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

const updateMutation = graphql(`
  mutation TaskDialog_Update($input: UpdatePrepTaskInput!) {
    updatePrepTask(input: $input) {
      __typename
      ... on PrepTaskSuccess {
        prepTask {
          id
          ...TaskCard_PrepTask
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

const typeOptions = optionsOf(taskTypes)
const priorityOptions = optionsOf(taskPriorities)

type Props = {
  /** Null for a new one. */
  task: TaskCard_PrepTaskFragment | null
  /** The first choice for a new task. */
  scholarshipId?: string
  onClose: () => void
}

/** Adds a task, or changes one. */
export function TaskDialog({ task, scholarshipId = '', onClose }: Props) {
  const send = useSendTask(task)
  const form = useForm<TaskValues>({
    initial: task ? valuesOf(task) : newTaskValues(scholarshipId),
    validate: checkTask,
    explain: showError,
    submit: async (values) => {
      const problem = await send(values)
      if (problem) return serverErrors(problem)
      onClose()
      return null
    },
  })
  return (
    <Dialog title={task ? text.editTitle : text.addTitle} isOpen onClose={onClose}>
      <Form
        form={form}
        submitLabel={task ? text.saveTask : text.addTask}
        busyLabel={text.saving}
        actions={<Button onClick={onClose}>{text.cancel}</Button>}
      >
        {!task && <ScholarshipChoice {...form.field('scholarshipId')} />}
        <TaskFields form={form} isNew={task === null} />
      </Form>
    </Dialog>
  )
}

function TaskFields({ form, isNew }: { form: FormState<TaskValues>; isNew: boolean }) {
  const types = typeOptions.filter(
    ({ value }) => value !== 'APPLICATION' || form.values.taskType === 'APPLICATION',
  )
  return (
    <>
      <TextField label={text.taskTitle} maxLength={200} {...form.field('title')} />
      <TextArea label={text.description} maxLength={2_000} {...form.field('description')} />
      <SelectField label={text.taskType} options={types} {...form.field('taskType')} />
      <SelectField
        label={text.priority}
        options={priorityOptions}
        {...form.field('priority')}
      />
      <TextField
        type="date"
        label={text.dueDate}
        help={text.dueDateHelp}
        isOptional
        // A past day may stay while something else is changed.
        min={isNew ? today() : undefined}
        {...form.field('dueDate')}
      />
      <TextField
        inputMode="decimal"
        label={text.estimate}
        help={text.estimateHelp}
        isOptional
        {...form.field('estimatedTimeHours')}
      />
      <TextArea
        label={text.notes}
        isOptional
        maxLength={2_000}
        {...form.field('studentNotes')}
      />
    </>
  )
}

/** Sends the form; returns what was refused, or null after a toast. */
function useSendTask(task: TaskCard_PrepTaskFragment | null) {
  const readToolkitAgain = useReadToolkitAgain()
  const [sendCreate] = useMutation(createMutation)
  const [sendUpdate] = useMutation(updateMutation)

  async function answerOf(values: TaskValues) {
    const fields = taskInput(values)
    if (task) {
      const { data } = await sendUpdate({
        variables: { input: { id: task.id, ...fields } },
      })
      return data?.updatePrepTask
    }
    const input = { scholarshipId: values.scholarshipId, ...fields }
    return (await sendCreate({ variables: { input } })).data?.createPrepTask
  }

  return async (values: TaskValues) => {
    const answer = await answerOf(values)
    if (isProblem(answer)) return answer
    toast.success({ title: task ? text.taskUpdated : text.taskCreated, topic: 'task' })
    await readToolkitAgain()
    return null
  }
}
