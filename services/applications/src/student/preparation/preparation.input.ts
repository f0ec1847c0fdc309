import { z } from 'zod'
import {
  TASK_PRIORITIES,
  TASK_STATUSES,
  TASK_TYPES,
  TEXT_MAX_LENGTH,
  TITLE_MAX_LENGTH,
} from './prep-task.ts'

const noScholarship = 'Please select a scholarship'
const scholarshipId = z.string({ error: noScholarship }).min(1, noScholarship)

const filled = (label: string, message: string, longest: number) =>
  z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(longest, `${label} may have up to ${longest} characters`)

const title = filled('A title', 'Please enter a task title', TITLE_MAX_LENGTH)
const description = filled('A description', 'Please enter a description', TEXT_MAX_LENGTH)
const line = filled('A line', 'Please enter what needs to be done', TITLE_MAX_LENGTH)

const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, { error: `Choose one of ${words.join(', ')}` })
const taskType = oneOf(TASK_TYPES)
const priority = oneOf(TASK_PRIORITIES)
const status = oneOf(TASK_STATUSES)

const dueDate = z.iso.date('Please enter a date as YYYY-MM-DD').nullable().optional()

const hoursText = 'Enter the time in half hours, for example 1.5'
const estimatedTimeHours = z
  .number(hoursText)
  .min(0.5, hoursText)
  .max(500, 'Enter at most 500 hours')
  .multipleOf(0.5, hoursText)
  .nullable()
  .optional()

/** Blank text means no notes. */
const notes = z
  .string()
  .max(TEXT_MAX_LENGTH, `Notes may have up to ${TEXT_MAX_LENGTH} characters`)
  .transform((text) => (text.trim() === '' ? null : text))
  .nullable()
  .optional()

/** For a field that cannot be empty, null means unchanged. */
const maybe = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined)

export const createTaskInput = z.object({
  scholarshipId,
  taskType,
  title,
  description,
  priority: maybe(priority),
  dueDate,
  estimatedTimeHours,
  studentNotes: notes,
})
export type CreateTaskInput = z.output<typeof createTaskInput>

export const updateTaskInput = z.object({
  id: z.string(),
  taskType: maybe(taskType),
  title: maybe(title),
  description: maybe(description),
  priority: maybe(priority),
  status: maybe(status),
  dueDate,
  estimatedTimeHours,
  studentNotes: notes,
})
export type UpdateTaskInput = z.output<typeof updateTaskInput>

export const createPlanInput = z.object({ scholarshipId })
export type CreatePlanInput = z.output<typeof createPlanInput>

export const generateContentInput = z.object({
  scholarshipId,
  taskType: z.enum(['essay', 'personal_statement'], {
    error: 'Choose one of essay, personal_statement',
  }),
})
export type GenerateContentInput = z.output<typeof generateContentInput>

export const addItemInput = z.object({
  checklistId: z.string(),
  task: line,
  required: maybe(z.boolean()),
  dueDate,
  notes,
})
export type AddItemInput = z.output<typeof addItemInput>

export const updateItemInput = z.object({
  checklistId: z.string(),
  itemId: z.string(),
  task: maybe(line),
  completed: maybe(z.boolean()),
  dueDate,
  notes,
})
export type UpdateItemInput = z.output<typeof updateItemInput>
