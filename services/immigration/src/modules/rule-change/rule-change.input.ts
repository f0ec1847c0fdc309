import { isCalendarDay } from '@landfall/calendar/day'
import { z } from 'zod'
import { CHANGE_STATES, DECISIONS } from './rule-change.ts'

const NO_DAY = 'Please enter a date as YYYY-MM-DD'
const day = z.string({ error: NO_DAY }).refine(isCalendarDay, NO_DAY)

const words = (name: string, max: number) =>
  z
    .string({ error: `Please enter ${name}` })
    .trim()
    .min(1, `Please enter ${name}`)
    .max(max, `Up to ${max} characters`)

const CONFIDENCES = [
  'secondary',
  'conflicting',
  'unconfirmed',
  'general-knowledge',
] as const

const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .string()
    .transform((text) => text.trim().toLowerCase().replaceAll('_', '-'))
    .pipe(z.enum(values, { error: 'Please choose from the list' }))

/**
 * Fields that are left out stay as they are in the rule; its source and the day it was read must always be given
 * anew.
 */
export const proposeInput = z.object({
  ruleId: z.string(),
  title: words('a title', 200).nullish(),
  says: words('what it says', 2_000).nullish(),
  whenPast: words('what remains possible', 1_000).nullish(),
  source: words('the source', 1_000),
  verifiedOn: day,
  confidence: choice(CONFIDENCES).nullish(),
  effectiveFrom: day,
  reason: words('the reason', 1_000),
  numbers: z
    .array(
      z.object({
        key: z.string(),
        value: z.int('Please enter a whole number'),
      }),
    )
    .max(20)
    .nullish(),
  documents: z.array(words('a document', 200)).max(40).nullish(),
})
export type Proposal = z.output<typeof proposeInput>

export const decideInput = z.object({ id: z.string(), decision: choice(DECISIONS) })

export const changeFilter = z.object({
  state: choice(CHANGE_STATES)
    .nullish()
    .transform((state) => state ?? null),
})
