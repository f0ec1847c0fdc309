import { defineJob } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

const address = z.string().regex(/^[\w.-]{1,128}$/)

export const computeMatchJob = defineJob({
  queue: 'match',
  name: 'compute-match',
  description: 'Matches one student with every scholarship and stores the result.',
  /** `answerTo`: where a request waits for it, that is told the result beside its being stored. */
  schema: z.object({ runId: z.uuid(), answerTo: address.optional() }),
  attempts: 5,
})

export type ComputeMatchPayload = z.output<typeof computeMatchJob.schema>
