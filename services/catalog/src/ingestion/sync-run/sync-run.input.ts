import { enumInput } from '@landfall/kit/graphql/arguments'
import { z } from 'zod'

/** @returns sourceId: null for every enabled source */
export const startSyncInput = z.object({
  sourceId: z
    .string()
    .nullish()
    .transform((id) => id ?? null),
  isDryRun: z
    .boolean()
    .nullish()
    .transform((isDryRun) => isDryRun ?? false),
})

export const decideRunInput = z.object({
  runId: z.string(),
  decision: enumInput(['approve', 'discard']),
})
export type DecideRunInput = z.output<typeof decideRunInput>
