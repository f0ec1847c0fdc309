import { enumInput } from '@landfall/kit/graphql/arguments'
import { z } from 'zod'

/** The most that a page of the queue can show. */
const MAX_REVIEWED = 100

const REVIEW_DECISIONS = ['publish', 'archive', 'requeue'] as const
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number]

/** @returns listings: in the given order, each once, with the version that the admin had seen */
export const reviewListingsInput = z.object({
  decision: enumInput(REVIEW_DECISIONS),
  listings: z
    .array(z.object({ id: z.uuid('This is not the id of a listing'), version: z.int() }))
    .min(1, 'Choose at least one listing')
    .max(MAX_REVIEWED, `Choose at most ${MAX_REVIEWED} listings`)
    .transform((all) => [...new Map(all.map((one) => [one.id, one])).values()]),
})
export type ReviewListingsInput = z.output<typeof reviewListingsInput>
