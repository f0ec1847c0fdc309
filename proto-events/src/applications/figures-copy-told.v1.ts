import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const FiguresCopyTold = defineEvent({
  publisher: 'applications',
  noun: 'figures-copy',
  verb: 'told',
  version: 1,
  description:
    'All figures and funds were told again, as somebody asked; what was not among them is no more.',
  schema: z.object({
    /** The id of the `figures-copy.requested` event. */
    requestId: z.uuid(),
    /** How many applications were republished. */
    applications: z.number().int().nonnegative(),
    funds: z.number().int().nonnegative(),
  }),
})
