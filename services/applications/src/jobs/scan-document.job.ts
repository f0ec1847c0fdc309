import { defineJob } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

/** The sweep asks again for what stays without an answer: a key must be free by then. */
export const scanDocumentJob = defineJob({
  queue: 'applications',
  name: 'scan-document',
  description: 'Has the virus scanner look at a document.',
  schema: z.object({ objectId: z.uuid() }),
  attempts: 5,
  backoffMs: 5_000,
  removeWhenDone: true,
})
