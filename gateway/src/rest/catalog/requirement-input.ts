import { z } from 'zod'
import { decimal, flag, list, queryChoice, text, whole } from '../inputs.ts'
import { DEGREE_LEVELS } from '../values.ts'

export const GENDERS = ['woman', 'man', 'other'] as const
export const RULES = [
  'citizenship-in',
  'citizenship-not-in',
  'level-in',
  'field-in',
  'field-not-in',
  'gpa-min',
  'english-min',
  'age-max',
  'age-min',
  'born-after',
  'visa-in',
  'needs-aid',
  'gender',
] as const

const levels = () => z.array(queryChoice(DEGREE_LEVELS).unwrap()).optional()

const rule = z.strictObject({
  kind: queryChoice(RULES).unwrap(),
  codes: list(),
  levels: levels(),
  minimum: decimal(),
  toefl: whole(),
  ielts: decimal(),
  duolingo: whole(),
  acceptsWaivers: flag(),
  years: whole(),
  byLevel: z
    .array(z.strictObject({ level: queryChoice(DEGREE_LEVELS).unwrap(), years: z.int() }))
    .optional(),
  onDate: text(),
  date: text(),
  types: list(),
  genders: z.array(queryChoice(GENDERS).unwrap()).optional(),
})

/** The graph's RequirementInput, with this facade's spelling of its words. */
const requirement = z.strictObject({
  key: text(),
  text: text(),
  label: text(),
  decidedBy: queryChoice(['profile', 'question', 'action', 'provider']),
  rule: rule.optional(),
  question: z.strictObject({ fact: text(), text: text(), expects: flag() }).optional(),
  appliesTo: levels(),
})

/** A list of texts and of conditions with who decides them; text with one item on each line. */
export const requirementList = () =>
  z
    .union(
      [z.array(z.union([z.string(), requirement])), z.string()],
      'Please give a list of texts, or of requirements with who decides them',
    )
    .nullish()
    .transform((value) =>
      typeof value === 'string'
        ? value
            .split(/\r?\n/)
            .map((line) => line.trim())
            .filter((line) => line !== '')
        : value,
    )
