import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** More would not fit into a message of NATS (1 MiB). */
export const FORMS_PER_RULE = 50

const word = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** One form of a rule: what it tells people, and when it is in force. */
const ruleFormSchema = z.object({
  id: z.uuid(),
  /** It came with a release; else administrators decided it. */
  isShipped: z.boolean(),
  /** Null: it always was. */
  effectiveFrom: z.iso.date().nullable(),
  /** The last day; null: it goes on. */
  effectiveTo: z.iso.date().nullable(),
  title: z.string().max(200),
  says: z.string().max(2_000),
  /** Its figures were changed after its words were written, which may say those of before. */
  hasOlderWords: z.boolean(),
  source: z.string().max(1_000),
  /** When the source was read. */
  verifiedOn: z.iso.date(),
  /** How well it is founded, as `secondary`; more may come. */
  confidence: word,
  /** Only for whom an I-94 says this, as `duration-of-status`; null: for everybody. More may come. */
  i94: word.nullable(),
  /** Null where it names none. */
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
    /** Of the rule, whatever its form: "O2". */
    ruleId: z.string().min(1).max(40),
    /** By the day that they are in force from; of very many the latest. */
    forms: z.array(ruleFormSchema).min(1).max(FORMS_PER_RULE),
  }),
})
