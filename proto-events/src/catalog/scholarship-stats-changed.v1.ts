import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const ScholarshipStatsChanged = defineEvent({
  publisher: 'catalog',
  noun: 'scholarship-stats',
  verb: 'changed',
  version: 1,
  description: 'The figures about all open scholarships may have changed and can be read.',
  schema: z.object({
    /** Grows with each change of the catalog. */
    version: z.int().nonnegative(),
  }),
})
