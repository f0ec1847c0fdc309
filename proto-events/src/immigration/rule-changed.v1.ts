import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const RuleChanged = defineEvent({
  publisher: 'immigration',
  noun: 'rule',
  verb: 'changed',
  version: 1,
  description:
    'An immigration rule says or computes something else from a day on. Nothing about any student.',
  schema: z.object({
    /** The id of the rule's new form. */
    changeId: z.uuid(),
    /** The id of the rule, whatever its form: "O2". */
    ruleId: z.string().max(40),
    title: z.string().max(200),
    /** Topics on which students ask for guidance, such as `f1_visa` or `opt`; others may come. */
    topics: z
      .array(
        z
          .string()
          .max(40)
          .regex(/^[a-z0-9]+(_[a-z0-9]+)*$/),
      )
      .max(10),
    /** The first day of the new form; may be in the future. */
    effectiveFrom: z.iso.date(),
    changedAt: z.iso.datetime(),
  }),
})
