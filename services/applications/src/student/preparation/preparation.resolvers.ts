import { absentAsNull, enumInput } from '@landfall/kit/graphql/arguments'
import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { parseInput, parseOrThrow } from '@landfall/kit/graphql/parse-input'
import { notFound, type Problem, throwProblem } from '@landfall/kit/core/problems'
import type { Result } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { isToPrepareFor } from './is-to-prepare-for.ts'
import type { PrepChecklist } from './prep-checklist.ts'
import { placeOf, type PrepTask, TASK_STATUSES } from './prep-task.ts'
import {
  addItemInput,
  createPlanInput,
  createTaskInput,
  generateContentInput,
  updateItemInput,
  updateTaskInput,
} from './preparation.input.ts'
import { asPreparingStudent } from './preparation.policy.ts'
import { presentChecklist, presentPlan, presentTask } from './preparation.present.ts'

const taskPosition = z.strictObject({ due: z.iso.date(), id: z.uuid() })
const checklistPosition = z.strictObject({ createdAt: z.coerce.date(), id: z.uuid() })

const tasksArguments = z.object({
  status: enumInput(TASK_STATUSES).nullish().transform(absentAsNull),
})

type PageArgs = {
  scholarshipId?: string | null
  status?: string | null
  first?: number | null
  after?: string | null
}
type Input<Fields = unknown> = { input: Fields & { studentId?: string | null } }
type ItemInput = Input<{ checklistId: string; itemId: string }>

export const preparationQueries = {
  async prepTasks(_root: unknown, args: PageArgs, context: Context) {
    const student = studentOrThrow(context)
    const { first, after } = parsePage(context.caller, args, taskPosition)
    const { scholarshipId = null } = args
    const { status } = parseOrThrow(tasksArguments, args)
    const query = { first, after, scholarshipId, status }
    const page = await context.useCases.listPrepTasks(student, query)
    return connectionOf({
      items: page.records,
      node: presentTask,
      positionOf: placeOf,
      hasNextPage: page.hasNextPage,
      hasPreviousPage: after !== null,
      totalCount: page.totalCount,
    })
  },

  async prepTask(_root: unknown, { id }: { id: string }, context: Context) {
    const task = await context.useCases.findPrepTask(studentOrThrow(context), id)
    return task && presentTask(task)
  },

  async prepChecklists(_root: unknown, args: PageArgs, context: Context) {
    const student = studentOrThrow(context)
    const { first, after } = parsePage(context.caller, args, checklistPosition)
    const { scholarshipId = null } = args
    const query = { first, after, scholarshipId }
    const page = await context.useCases.listPrepChecklists(student, query)
    return connectionOf({
      items: page.records,
      node: presentChecklist,
      positionOf: ({ createdAt, id }) => ({ createdAt, id }),
      hasNextPage: page.hasNextPage,
      hasPreviousPage: after !== null,
      totalCount: page.totalCount,
    })
  },

  prepSummary(_root: unknown, args: PageArgs, context: Context) {
    const { scholarshipId = null } = args
    return context.useCases.summarizePreparation(studentOrThrow(context), scholarshipId)
  },
}

export const preparationMutations = {
  async createPrepPlan(_root: unknown, { input }: Input, context: Context) {
    const student = asPreparingStudent(context.viewer, input.studentId)
    if (!student.ok) return student.error
    const parsed = parseInput(createPlanInput, input)
    if (!parsed.ok) return parsed.error
    const plan = await context.useCases.createPrepPlan(student.value, parsed.value)
    return plan.ok
      ? { __typename: 'PrepPlanSuccess', ...presentPlan(plan.value) }
      : plan.error
  },

  async createPrepTask(_root: unknown, { input }: Input, context: Context) {
    const student = asPreparingStudent(context.viewer, input.studentId)
    if (!student.ok) return student.error
    const parsed = parseInput(createTaskInput, input)
    if (!parsed.ok) return parsed.error
    return taskResult(await context.useCases.createPrepTask(student.value, parsed.value))
  },

  async generatePrepContent(_root: unknown, { input }: Input, context: Context) {
    const student = asPreparingStudent(context.viewer, input.studentId)
    if (!student.ok) return student.error
    const parsed = parseInput(generateContentInput, input)
    if (!parsed.ok) return parsed.error
    return taskResult(
      await context.useCases.generatePrepContent(student.value, parsed.value),
    )
  },

  async updatePrepTask(_root: unknown, { input }: Input, context: Context) {
    const student = asPreparingStudent(context.viewer)
    if (!student.ok) return asMissing(student.error, 'task')
    const parsed = parseInput(updateTaskInput, input)
    if (!parsed.ok) return parsed.error
    return taskResult(await context.useCases.updatePrepTask(student.value, parsed.value))
  },

  async removePrepTask(_root: unknown, { input }: Input<{ id: string }>, context: Context) {
    const student = asPreparingStudent(context.viewer)
    if (!student.ok) return asMissing(student.error, 'task')
    const removed = await context.useCases.removePrepTask(student.value, input)
    if (!removed.ok) return removed.error
    const { id, scholarshipId } = removed.value
    return { __typename: 'RemovePrepTaskSuccess', id, scholarshipId }
  },

  async addPrepChecklistItem(_root: unknown, { input }: Input, context: Context) {
    const student = asPreparingStudent(context.viewer)
    if (!student.ok) return asMissing(student.error, 'checklist')
    const parsed = parseInput(addItemInput, input)
    if (!parsed.ok) return parsed.error
    const changed = await context.useCases.addPrepChecklistItem(student.value, parsed.value)
    return checklistResult(changed)
  },

  async updatePrepChecklistItem(_root: unknown, { input }: Input, context: Context) {
    const student = asPreparingStudent(context.viewer)
    if (!student.ok) return asMissing(student.error, 'checklist')
    const parsed = parseInput(updateItemInput, input)
    if (!parsed.ok) return parsed.error
    const { updatePrepChecklistItem } = context.useCases
    return checklistResult(await updatePrepChecklistItem(student.value, parsed.value))
  },

  async removePrepChecklistItem(_root: unknown, { input }: ItemInput, context: Context) {
    const student = asPreparingStudent(context.viewer)
    if (!student.ok) return asMissing(student.error, 'checklist')
    const changed = await context.useCases.removePrepChecklistItem(student.value, input)
    return checklistResult(changed)
  },
}

export const prepTaskFields = {
  isToApplyFor,

  async __resolveReference({ id }: { id: string }, context: Context) {
    const student = asPreparingStudent(context.viewer)
    if (!student.ok) return null
    const task = await context.useCases.findPrepTask(student.value, id)
    return task && presentTask(task)
  },
}

export const prepChecklistFields = {
  isToApplyFor,

  async __resolveReference({ id }: { id: string }, context: Context) {
    const student = asPreparingStudent(context.viewer)
    if (!student.ok) return null
    const checklist = await context.useCases.findPrepChecklist(student.value, id)
    return checklist && presentChecklist(checklist)
  },
}

type PreparedFor = { scholarship: { id: string }; isOffList: boolean }

async function isToApplyFor(
  { scholarship: { id }, isOffList }: PreparedFor,
  _args: unknown,
  context: Context,
) {
  const saved = await context.loaders.savedByScholarship.load(id)
  const copy = await context.loaders.scholarshipCopy.load(id)
  return isToPrepareFor({ isOffList }, copy, saved?.applicationStatus)
}

/** What preparing adds to the catalog's scholarships. */
export const preparationFieldsOfScholarship = {
  async preparation({ id }: { id: string }, _args: unknown, context: Context) {
    const student = asPreparingStudent(context.viewer)
    return student.ok ? context.loaders.preparationByScholarship.load(id) : null
  },
}

function taskResult(result: Result<PrepTask, Problem>) {
  if (!result.ok) return result.error
  return { __typename: 'PrepTaskSuccess', prepTask: presentTask(result.value) }
}

function checklistResult(result: Result<PrepChecklist, Problem>) {
  if (!result.ok) return result.error
  const prepChecklist = presentChecklist(result.value)
  return { __typename: 'PrepChecklistSuccess', prepChecklist }
}

function studentOrThrow(context: Context): StudentRef {
  const student = asPreparingStudent(context.viewer)
  return student.ok ? student.value : throwProblem(student.error)
}

/** Somebody who is signed in but is no student finds no record, just as with somebody else's. */
function asMissing(problem: Problem, noun: string): Problem {
  return problem.__typename === 'Forbidden' ? notFound(noun) : problem
}
