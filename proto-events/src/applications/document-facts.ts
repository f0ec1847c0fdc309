import { z } from 'zod'

/** What readers learn of a student's document. Never its name: names tell what is in it. */
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
