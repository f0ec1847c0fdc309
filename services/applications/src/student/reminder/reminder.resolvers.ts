import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { parseInput, parseOrThrow } from '@landfall/kit/graphql/parse-input'
import { notFound, type Problem, throwProblem } from '@landfall/kit/core/problems'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { asStudent } from '../saved-scholarship/saved-scholarship.policy.ts'
import { presentSaved } from '../saved-scholarship/saved-scholarship.present.ts'
import {
  createReminderInput,
  snoozeReminderInput,
  updateDefaultsInput,
  updatePlanInput,
  updateReminderInput,
} from './reminder.input.ts'
import { presentReminder, presentView } from './reminder.present.ts'
import type { Reminder } from './reminder.ts'

const position = z.strictObject({ reminderDate: z.coerce.date(), id: z.uuid() })

type PageArgs = {
  scholarshipId?: string | null
  isSent?: boolean | null
  first?: number | null
  after?: string | null
}
type Input = { input: Record<string, unknown> & { studentId?: string | null; id: string } }

export const reminderQueries = {
  async deadlineReminders(_root: unknown, args: PageArgs, context: Context) {
    const student = studentOrThrow(context)
    const { first, after } = parsePage(context.caller, args, position)
    const { scholarshipId = null, isSent = null } = args
    const query = { first, after, scholarshipId, isSent }
    const page = await context.useCases.listReminders(student, query)
    return connectionOf({
      items: page.records,
      node: presentReminder,
      positionOf: ({ reminderDate, id }) => ({ reminderDate, id }),
      hasNextPage: page.hasNextPage,
      hasPreviousPage: after !== null,
      totalCount: page.totalCount,
    })
  },

  async deadlineReminder(_root: unknown, { id }: { id: string }, context: Context) {
    const reminder = await context.useCases.findReminder(studentOrThrow(context), id)
    return reminder && presentReminder(reminder)
  },

  reminderDefaults(_root: unknown, _args: unknown, context: Context) {
    return context.useCases.findReminderDefaults(studentOrThrow(context))
  },
}

export const reminderMutations = {
  async createDeadlineReminder(_root: unknown, { input }: Input, context: Context) {
    const student = asStudent(context.viewer, input.studentId)
    if (!student.ok) return student.error
    const parsed = parseInput(createReminderInput, input)
    if (!parsed.ok) return parsed.error
    const made = await context.useCases.createReminder(student.value, parsed.value)
    return made.ok ? success(made.value) : made.error
  },

  async updateDeadlineReminder(_root: unknown, { input }: Input, context: Context) {
    const student = asStudent(context.viewer)
    if (!student.ok) return asMissing(student.error)
    const parsed = parseInput(updateReminderInput, input)
    if (!parsed.ok) return parsed.error
    const changed = await context.useCases.updateReminder(student.value, parsed.value)
    return changed.ok ? success(changed.value) : changed.error
  },

  async removeDeadlineReminder(_root: unknown, { input }: Input, context: Context) {
    const student = asStudent(context.viewer)
    if (!student.ok) return asMissing(student.error)
    const removed = await context.useCases.removeReminder(student.value, input)
    if (!removed.ok) return removed.error
    return { __typename: 'RemoveDeadlineReminderSuccess', id: removed.value.id }
  },

  async snoozeDeadlineReminder(_root: unknown, { input }: Input, context: Context) {
    const student = asStudent(context.viewer)
    if (!student.ok) return asMissing(student.error)
    const wanted = parseOrThrow(snoozeReminderInput, input)
    const snoozed = await context.useCases.snoozeReminder(student.value, wanted)
    return snoozed.ok ? success(snoozed.value) : snoozed.error
  },

  async updateReminderPlan(_root: unknown, { input }: Input, context: Context) {
    const student = asStudent(context.viewer)
    if (!student.ok) return asMissing(student.error)
    const parsed = parseInput(updatePlanInput, input)
    if (!parsed.ok) return parsed.error
    const planned = await context.useCases.updateReminderPlan(student.value, parsed.value)
    if (!planned.ok) return planned.error
    const savedScholarship = presentSaved(planned.value)
    return { __typename: 'ReminderPlanSuccess', savedScholarship }
  },

  async updateReminderDefaults(_root: unknown, { input }: Input, context: Context) {
    const student = asStudent(context.viewer)
    if (!student.ok) return student.error
    const parsed = parseInput(updateDefaultsInput, input)
    if (!parsed.ok) return parsed.error
    await context.useCases.updateReminderDefaults(student.value, parsed.value)
    const reminderDefaults = await context.useCases.findReminderDefaults(student.value)
    return { __typename: 'ReminderDefaultsSuccess', reminderDefaults }
  },
}

/** What reminders add to a saved scholarship; only its student ever sees one. */
export const reminderFieldsOfSaved = {
  async reminders(
    { scholarship }: { scholarship: { id: string } },
    _args: unknown,
    context: Context,
  ) {
    return presentView(await context.loaders.remindersByScholarship.load(scholarship.id))
  },
}

export const deadlineReminderFields = {
  async __resolveReference({ id }: { id: string }, context: Context) {
    const student = asStudent(context.viewer)
    if (!student.ok) return null
    const reminder = await context.useCases.findReminder(student.value, id)
    return reminder && presentReminder(reminder)
  },
}

function success(reminder: Reminder) {
  return {
    __typename: 'DeadlineReminderSuccess',
    deadlineReminder: presentReminder(reminder),
  }
}

function studentOrThrow(context: Context): StudentRef {
  const student = asStudent(context.viewer)
  return student.ok ? student.value : throwProblem(student.error)
}

/** Somebody who is signed in but is no student finds no record, just as with somebody else's. */
function asMissing(problem: Problem): Problem {
  return problem.__typename === 'Forbidden' ? notFound('reminder') : problem
}
