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
    /** Of the new form of the rule. */
    changeId: z.uuid(),
    /** Of the rule, whatever its form: "O2". */
    ruleId: z.string().max(40),
    title: z.string().max(200),
    /** What students ask guidance about, as `f1_visa` or `opt`; more may come. */
    topics: z
      .array(
        z
          .string()
          .max(40)
          .regex(/^[a-z0-9]+(_[a-z0-9]+)*$/),
      )
      .max(10),
    /** From then on it says something else; may lie ahead. */
    effectiveFrom: z.iso.date(),
    changedAt: z.iso.datetime(),
  }),
})
