import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const MatchRunFinished = defineEvent({
  publisher: 'ai-workers',
  noun: 'match-run',
  verb: 'finished',
  version: 1,
  description: 'A student was matched with the open scholarships; the result can be read.',
  schema: z.object({
    runId: z.uuid(),
    studentId: z.uuid(),
    /** Awards whose every hard criterion is met. */
    matchCount: z.int().nonnegative(),
    /** Awards with an open criterion: neither met nor missed. */
    checkCount: z.int().nonnegative(),
    /** The run followed from a change of the profile or of the catalog; the student did not ask for it. */
    isAutomatic: z.boolean().optional(),
    finishedAt: z.iso.datetime(),
  }),
})
