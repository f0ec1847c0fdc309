import { enumInput } from '@landfall/kit/graphql/arguments'
import { z } from 'zod'
import { MERGE_STATES } from './merge.ts'

const MERGE_DECISIONS = ['merge', 'decline', 'undo'] as const
export type MergeDecision = (typeof MERGE_DECISIONS)[number]

export const listMergesArguments = z.object({ state: enumInput(MERGE_STATES) })

export const decideMergeInput = z.object({
  id: z.string(),
  decision: enumInput(MERGE_DECISIONS),
})
export type DecideMergeInput = z.output<typeof decideMergeInput>
