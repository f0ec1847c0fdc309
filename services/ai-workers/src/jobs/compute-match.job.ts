import { defineJob } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

const address = z.string().regex(/^[\w.-]{1,128}$/)

export const computeMatchJob = defineJob({
  queue: 'match',
  name: 'compute-match',
  description: 'Matches one student with every scholarship and stores the result.',
  /**
   * `answerTo`: the address of a request that waits for the result; the worker sends it there as well as storing
   * it.
   */
  schema: z.object({ runId: z.uuid(), answerTo: address.optional() }),
  attempts: 5,
})

export type ComputeMatchPayload = z.output<typeof computeMatchJob.schema>
