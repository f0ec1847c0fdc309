import { defineJob } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const makePartnerExportJob = defineJob({
  queue: 'applications',
  name: 'make-partner-export',
  description: 'Makes a file of an organization’s own applications or scholarships.',
  schema: z.object({ exportId: z.uuid() }),
  attempts: 5,
  backoffMs: 2_000,
})
