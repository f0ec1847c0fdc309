import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** The most remaining steps that one event lists. */
export const MAX_STEPS = 20

const count = z.int().nonnegative()

export const PreparationChanged = defineEvent({
  publisher: 'applications',
  noun: 'preparation',
  verb: 'changed',
  version: 1,
  description:
    'What a student has to do for one award is another: its tasks and the lines of its checklist, whole. Nothing that the student worded.',
  schema: z.object({
    studentId: z.uuid(),
    scholarshipId: z.uuid(),
    openTasks: count,
    completedTasks: count,
    openLines: count,
    completedLines: count,
    /** The remaining steps, the soonest first, those without a day at the end. */
    next: z
      .array(
        z.object({
          /** `task`, or `line` of the checklist. Others may come. */
          kind: z.string().max(20),
          /** Words of the plan or of the award; null for the student's own words, which stay in the service. */
          title: z.string().min(1).max(200).nullable(),
          /** A task's type: `essay`, `resume` …; null for a line. Others may come. */
          taskType: z.string().max(40).nullable(),
          /** A task's status: `not_started`, `in_progress`, `blocked`; null for a line. Others may come. */
          status: z.string().max(40).nullable(),
          /** YYYY-MM-DD in the student's calendar. */
          dueDate: z.iso.date().nullable(),
        }),
      )
      .max(MAX_STEPS),
  }),
})
