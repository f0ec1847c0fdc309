import type {
  PrepTaskPriority,
  PrepTaskType,
  TaskCard_PrepTaskFragment,
} from '#gql/graphql'
import { toolkitMessages as text } from './toolkit-messages.ts'

/** A task as the form holds it: texts as typed. */
export type TaskValues = {
  scholarshipId: string
  taskType: PrepTaskType | ''
  title: string
  description: string
  priority: PrepTaskPriority | ''
  dueDate: string
  estimatedTimeHours: string
  studentNotes: string
}

export function newTaskValues(scholarshipId: string): TaskValues {
  return {
    scholarshipId,
    taskType: 'ESSAY',
    title: '',
    description: '',
    priority: 'MEDIUM',
    dueDate: '',
    estimatedTimeHours: '',
    studentNotes: '',
  }
}

export function valuesOf(task: TaskCard_PrepTaskFragment): TaskValues {
  const { taskType, title, description, priority, dueDate, estimatedTimeHours } = task
  return {
    scholarshipId: task.scholarship.id,
    taskType,
    title,
    description,
    priority,
    dueDate: dueDate ?? '',
    estimatedTimeHours: estimatedTimeHours?.toString() ?? '',
    studentNotes: task.studentNotes ?? '',
  }
}

/** Messages by field; the server has the last word. */
export function checkTask(values: TaskValues): Partial<Record<keyof TaskValues, string>> {
  const hours = Number(values.estimatedTimeHours || '0.5')
  return {
    ...(values.scholarshipId === '' && { scholarshipId: text.chooseFirst }),
    ...(values.title.trim() === '' && { title: text.needTitle }),
    ...(values.description.trim() === '' && { description: text.needDescription }),
    ...((Number.isNaN(hours) || hours <= 0 || hours % 0.5 !== 0) && {
      estimatedTimeHours: text.needHours,
    }),
  }
}

/** The values as they are sent; an empty field is null. */
export function taskInput(values: TaskValues) {
  const { title, description, taskType, priority, studentNotes } = values
  return {
    title,
    description,
    priority: priority === '' ? null : priority.toLowerCase(),
    dueDate: values.dueDate || null,
    estimatedTimeHours:
      values.estimatedTimeHours === '' ? null : Number(values.estimatedTimeHours),
    studentNotes: studentNotes.trim() === '' ? null : studentNotes,
    // A type that only a plan has is no choice here, and stays.
    ...(taskType !== '' &&
      taskType !== 'APPLICATION' && { taskType: taskType.toLowerCase() }),
  }
}
