import { z } from 'zod'

/** The facts of a student's document that readers get. Never its name: names tell what a document contains. */
export const documentFactsSchema = z.object({
  id: z.uuid(),
  studentId: z.uuid(),
  kind: z.enum([
    'transcript',
    'recommendation_letter',
    'resume',
    'essay',
    'financial_documents',
    'passport_copy',
    'test_score_report',
    'other',
  ]),
  bytes: z.int().positive(),
})
