import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const MetricsChanged = defineEvent({
  publisher: 'donors-content',
  noun: 'metrics',
  verb: 'changed',
  version: 1,
  description: 'The figures of an organization have changed and can be read anew.',
  schema: z.object({ organizationId: z.uuid() }),
})
