import { z } from 'zod'

/** The facts of a saved scholarship that readers get, the same in all its events. Never the notes. */
export const savedScholarshipFactsSchema = z.object({
  id: z.uuid(),
  studentId: z.uuid(),
  scholarshipId: z.uuid(),
  applicationStatus: z.enum(['not_applied', 'planned', 'applied', 'accepted', 'rejected']),
})
