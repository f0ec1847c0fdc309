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
    /** Awards with something open: neither met nor missed. */
    checkCount: z.int().nonnegative(),
    /** It followed from a change of the profile or of the catalog; the student did not ask. */
    isAutomatic: z.boolean().optional(),
    finishedAt: z.iso.datetime(),
  }),
})
