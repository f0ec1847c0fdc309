import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const PrepTaskCompleted = defineEvent({
  publisher: 'applications',
  noun: 'prep-task',
  verb: 'completed',
  version: 1,
  description: 'A student completed a task for an award. Nothing of what it says.',
  schema: z.object({
    taskId: z.uuid(),
    studentId: z.uuid(),
    scholarshipId: z.uuid(),
    completedAt: z.iso.datetime(),
  }),
})
