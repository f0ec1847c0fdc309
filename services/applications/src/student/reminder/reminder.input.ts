import { enumInput } from '@landfall/kit/graphql/arguments'
import { z } from 'zod'
import { MESSAGE_MAX_LENGTH, MAX_DAYS_BEFORE, MAX_REMINDERS } from './reminder.ts'

const daysText = `Choose up to ${MAX_REMINDERS} days, each from 0 to ${MAX_DAYS_BEFORE} before the deadline`

/** Without repetitions, the earliest reminder first. */
const daysBefore = z
  .array(z.int(daysText).min(0, daysText).max(MAX_DAYS_BEFORE, daysText), daysText)
  .transform((days) => [...new Set(days)].toSorted((one, other) => other - one))
  .refine((days) => days.length <= MAX_REMINDERS, daysText)

/** Blank text means no note. */
const customMessage = z
  .string()
  .trim()
  .max(MESSAGE_MAX_LENGTH, `A note may have up to ${MESSAGE_MAX_LENGTH} characters`)
  .transform((text) => text || null)
  .nullable()
  .optional()

const dateText = 'Please enter a date, or a date and time with its zone'

/** An instant, or a day, which means 09:00 in the student's time zone. */
const reminderDate = z.union(
  [
    z.iso.date().transform((day) => ({ day })),
    z.iso.datetime({ offset: true }).transform((text) => ({ instant: new Date(text) })),
  ],
  dateText,
)
export type ReminderDateInput = z.output<typeof reminderDate>

const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? undefined)

export const createReminderInput = z.object({
  scholarshipId: z
    .string({ error: 'Please select a scholarship' })
    .min(1, 'Please select a scholarship'),
  reminderDate,
  customMessage,
})
export type CreateReminderInput = z.output<typeof createReminderInput>

export const updateReminderInput = z.object({
  id: z.string(),
  reminderDate: reminderDate.nullish().transform((value) => value ?? undefined),
  customMessage,
})
export type UpdateReminderInput = z.output<typeof updateReminderInput>

export const updatePlanInput = z.object({
  scholarshipId: z.string(),
  isOn: flag,
  daysBefore: daysBefore.nullable().optional(),
  customMessage,
  tellsNext: flag,
})
export type UpdatePlanInput = z.output<typeof updatePlanInput>

export const updateDefaultsInput = z.object({
  isOn: flag,
  daysBefore: daysBefore.nullish().transform((value) => value ?? undefined),
})
export type UpdateDefaultsInput = z.output<typeof updateDefaultsInput>

export const snoozeReminderInput = z.object({
  id: z.string(),
  length: enumInput(['hour', 'tomorrow', 'three-days']),
})
export type SnoozeReminderInput = z.output<typeof snoozeReminderInput>
