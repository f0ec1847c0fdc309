import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const FiguresCopyRequested = defineEvent({
  publisher: 'donors-content',
  noun: 'figures-copy',
  verb: 'requested',
  version: 1,
  description:
    'The figures of applications and funds are made anew: their owner is asked to tell all of them again.',
  schema: z.object({ requestId: z.uuid() }),
})
