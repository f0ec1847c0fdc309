import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** The most that one event tells of what is still to be done. */
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
    /** What is still to be done, the soonest first, those without a day at the end. */
    next: z
      .array(
        z.object({
          /** `task`, or `line` of the checklist. More may come. */
          kind: z.string().max(20),
          /** Words of the plan or of the award; null for what the student worded, which stays here. */
          title: z.string().min(1).max(200).nullable(),
          /** Of a task: `essay`, `resume` …; null for a line. More may come. */
          taskType: z.string().max(40).nullable(),
          /** Of a task: `not_started`, `in_progress`, `blocked`; null for a line. More may come. */
          status: z.string().max(40).nullable(),
          /** YYYY-MM-DD of the student's calendar. */
          dueDate: z.iso.date().nullable(),
        }),
      )
      .max(MAX_STEPS),
  }),
})
