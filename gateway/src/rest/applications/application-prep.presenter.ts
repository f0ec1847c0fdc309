import { z } from 'zod'
import type { Row } from '../route.ts'
import { rowOf, snakeWord } from '../values.ts'

export const TASK_FIELDS = `id studentId scholarship { id } taskType title description priority status dueDate
  estimatedTimeHours aiGeneratedContent studentNotes completedAt isPlanned dateNote createdAt`

export const CHECKLIST_FIELDS = `id studentId scholarship { id } overallProgress aiRecommendations lastUpdated createdAt
  checklistItems { id task required completed dueDate notes isOwn isGone }`

export function presentTask(row: Row): Row {
  const { scholarship, taskType, priority, status, ...same } = row
  return {
    ...same,
    scholarshipId: rowOf(scholarship)['id'],
    taskType: snakeWord(taskType),
    priority: snakeWord(priority),
    status: snakeWord(status),
  }
}

export function presentChecklist({ scholarship, ...same }: Row): Row {
  return { ...same, scholarshipId: rowOf(scholarship)['id'] }
}

export const taskShape = z.strictObject({
  id: z.string(),
  studentId: z.string(),
  scholarshipId: z.string(),
  taskType: z.enum([
    'essay',
    'recommendation_letter',
    'transcript_request',
    'personal_statement',
    'resume',
    'financial_documents',
    'application',
  ]),
  title: z.string(),
  description: z.string(),
  priority: z.enum(['low', 'medium', 'high', 'urgent']),
  status: z.enum(['not_started', 'in_progress', 'completed', 'blocked']),
  dueDate: z.iso.date().nullable(),
  estimatedTimeHours: z.number().nullable(),
  aiGeneratedContent: z.string().nullable(),
  studentNotes: z.string().nullable(),
  completedAt: z.iso.datetime().nullable(),
  isPlanned: z.boolean(),
  dateNote: z.string().nullable(),
  createdAt: z.iso.datetime(),
})

export const checklistShape = z.strictObject({
  id: z.string(),
  studentId: z.string(),
  scholarshipId: z.string(),
  checklistItems: z.array(
    z.strictObject({
      id: z.string(),
      task: z.string(),
      required: z.boolean(),
      completed: z.boolean(),
      dueDate: z.iso.date().nullable(),
      notes: z.string().nullable(),
      isOwn: z.boolean(),
      isGone: z.boolean(),
    }),
  ),
  overallProgress: z.int(),
  aiRecommendations: z.array(z.string()),
  lastUpdated: z.iso.datetime(),
  createdAt: z.iso.datetime(),
})
