import type { Status, Topic } from '@landfall/immigration-rules/rule'

export const PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const

/** A student's request, in their own words and with their own notes. */
export type RequestWords = {
  guidanceType: Topic
  currentStatus: Status
  /** One question for each line that was not blank. */
  specificQuestions: string[]
  priority: (typeof PRIORITIES)[number]
  isCompleted: boolean
  /** The student's ticks and notes for documents, by the document's key. */
  documents: Record<string, { isDone: boolean; note: string | null }>
}

export type GuidanceRequest = RequestWords & {
  id: string
  studentId: string
  version: number
  createdAt: Date
  updatedAt: Date
}
