import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const RulesCopyRequested = defineEvent({
  publisher: 'ai-workers',
  noun: 'rules-copy',
  verb: 'requested',
  version: 1,
  description:
    'The AI mentors lack a copy of some immigration rule: their owner is asked to tell all of them again.',
  schema: z.object({ requestId: z.uuid() }),
})
