import { z } from 'zod'
import { statedReason } from '@landfall/kit/graphql/written-text'

const MAX_JOBS = 200
/** A dead letter's position, or a queue and a job's id in it. */
const failedId = z.string().regex(/^([1-9]\d{0,15}|[\w.-]{1,60}\/[^/\s]{1,200})$/)

export const settleFailedWorkInput = z.object({
  ids: z
    .array(failedId)
    .min(1, 'Please select at least one event or job')
    .max(MAX_JOBS, `Please select at most ${MAX_JOBS} at once`)
    .transform((ids) => [...new Set(ids)]),
  action: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['replay', 'drop'])),
  reason: statedReason,
})
export type SettleFailedWorkInput = z.output<typeof settleFailedWorkInput>
