import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** More forms would not fit into a message of NATS (1 MiB). */
export const FORMS_PER_RULE = 50

const word = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** One form of a rule: what it says to people, and when it is in force. */
const ruleFormSchema = z.object({
  id: z.uuid(),
  /** True when it came with a release; otherwise administrators decided on it. */
  isShipped: z.boolean(),
  /** Null when it was always in force. */
  effectiveFrom: z.iso.date().nullable(),
  /** The last day; null when it has none. */
  effectiveTo: z.iso.date().nullable(),
  title: z.string().max(200),
  says: z.string().max(2_000),
  /** Its figures were changed after its words were written, so the words may still have the earlier ones. */
  hasOlderWords: z.boolean(),
  source: z.string().max(1_000),
  /** When the source was read. */
  verifiedOn: z.iso.date(),
  /** How well it is founded, such as `secondary`; others may come. */
  confidence: word,
  /**
   * Applies only to people whose I-94 says this, such as `duration-of-status`; null for everybody. Others may come.
   */
  i94: word.nullable(),
  /** Null when it names no cost. */
  cost: z
    .object({ usd: z.int(), isAtLeast: z.boolean(), per: z.string().max(200) })
    .nullable(),
  documents: z.array(z.string().max(200)).max(40),
})

export type RuleForm = z.output<typeof ruleFormSchema>

export const RuleFormsPublished = defineEvent({
  publisher: 'immigration',
  noun: 'rule-forms',
  verb: 'published',
  version: 1,
  description:
    'All forms of one immigration rule, past, present and coming: published when it has a new one, and again on request. The version grows with each form. Nothing about any student.',
  schema: z.object({
    /** The id of the rule, whatever its form: "O2". */
    ruleId: z.string().min(1).max(40),
    /** In the order of their first days in force; when there are too many, only the latest. */
    forms: z.array(ruleFormSchema).min(1).max(FORMS_PER_RULE),
  }),
})
