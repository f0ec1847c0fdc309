import { defineJob } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

/** The job is removed when done, so that its key is free when the sweep requests a scan again. */
export const scanDocumentJob = defineJob({
  queue: 'applications',
  name: 'scan-document',
  description: 'Has the virus scanner look at a document.',
  schema: z.object({ objectId: z.uuid() }),
  attempts: 5,
  backoffMs: 5_000,
  removeWhenDone: true,
})
