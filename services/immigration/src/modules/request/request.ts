import { STATUSES, TOPICS } from '@landfall/immigration-rules/rule'
import { z } from 'zod'

export const PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const

/** What is read when a sealed request is opened. */
export const requestSchema = z.object({
  guidanceType: z.enum(TOPICS),
  currentStatus: z.enum(STATUSES),
  /** One for each line that was not blank. */
  specificQuestions: z.array(z.string()),
  priority: z.enum(PRIORITIES),
  isCompleted: z.boolean(),
  /** What the student ticked or noted beside a document, by the document's key. */
  documents: z.record(
    z.string(),
    z.object({ isDone: z.boolean(), note: z.string().nullable() }),
  ),
})

/** What a student asked, in their own words and with their own notes. */
export type RequestWords = z.output<typeof requestSchema>

export type GuidanceRequest = RequestWords & {
  id: string
  studentId: string
  version: number
  createdAt: Date
  updatedAt: Date
}
