import { parseField } from '@landfall/matching/reference/fields'
import { visaCode } from '@landfall/matching/reference/visa'
import type { ProfileRule } from '@landfall/matching/requirements/requirement'
import type { DegreeLevel } from '@landfall/matching/scholarship-criteria'
import { parseCountry } from '@landfall/reference/countries'
import { z } from 'zod'
import { parseDegreeLevel } from '../values/degree-level.ts'
import {
  decimal,
  duolingo,
  flag,
  lines,
  parsed,
  required,
  toefl,
  unknownOf,
  whole,
} from '../values/field-kinds.ts'

/** No applicant is older. */
const MAX_AGE_YEARS = 120

const countries = listed('Countries', parseCountry, 'is not on the list of countries')
const fields = listed('Fields', parseField, 'is not on the list of fields of study')
const levels = listed('Levels', parseDegreeLevel, 'is not a degree level')
const visas = listed('Visas', visaCode, 'is not a type of visa')
const genders = listed('Genders', genderOf, 'is not woman, man or other')

/** A day, or a day of each year; null: the day on which the student is judged. */
const onDate = parsed(
  (stated) => (isDay(stated) || isDay(`2024-${stated}`) ? stated : null),
  'The day on which the age counts must be a date, such as 2027-07-01 or 07-01',
)
const date = parsed(
  (stated) => (isDay(stated) ? stated : null),
  'The date must be written like 2000-09-01',
)

/** Ages that differ by level, in either form of input. */
const byLevel = z
  .array(z.object({ level: z.unknown(), years: z.unknown() }))
  .nullish()
  .transform((stated, { addIssue }): Partial<Record<DegreeLevel, number>> => {
    const read = (stated ?? []).map(
      (one) => [parseDegreeLevel(String(one.level)), Number(one.years)] as const,
    )
    if (read.some(([level, years]) => level === null || !isAge(years))) {
      addIssue(`Each level’s age must be a whole number from 1 to ${MAX_AGE_YEARS}`)
    }
    return Object.fromEntries(read)
  })

const age = { years: whole('Age', MAX_AGE_YEARS), byLevel, onDate }

const ruleSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('citizenship-in'), codes: countries }),
    z.object({ kind: z.literal('citizenship-not-in'), codes: countries }),
    z.object({ kind: z.literal('level-in'), levels }),
    z.object({ kind: z.literal('field-in'), codes: fields }),
    z.object({ kind: z.literal('field-not-in'), codes: fields }),
    z.object({
      kind: z.literal('gpa-min'),
      minimum: required(decimal('GPA', 4, 2), 'GPA is missing'),
    }),
    z.object({
      kind: z.literal('english-min'),
      toefl: toefl('TOEFL'),
      ielts: decimal('IELTS', 9, 1),
      duolingo: duolingo('Duolingo'),
      acceptsWaivers: flag('English waivers'),
    }),
    z.object({ kind: z.literal('age-max'), ...age }),
    z.object({ kind: z.literal('age-min'), ...age }),
    z.object({
      kind: z.literal('born-after'),
      date: required(date, 'The date is missing'),
    }),
    z.object({ kind: z.literal('visa-in'), types: visas }),
    z.object({ kind: z.literal('needs-aid') }),
    z.object({ kind: z.literal('gender'), genders }),
  ],
  'The rule is not one of those that a profile decides',
)

/**
 * Parses a rule on the profile from a client, a cell or a file, with countries, fields and levels by name or code.
 * The result is one of the contract's closed list; messages name what is wrong.
 */
export const profileRule = z
  .preprocess(withPlainKind, ruleSchema)
  .transform((rule, { addIssue }): ProfileRule => {
    if (rule.kind === 'english-min' && !rule.toefl && !rule.ielts && !rule.duolingo) {
      addIssue('At least one of TOEFL, IELTS and Duolingo is needed')
    }
    if ('years' in rule && rule.years === 0) addIssue('Age must be at least 1')
    if ('years' in rule && rule.years === null && Object.keys(rule.byLevel).length === 0) {
      addIssue('Age is missing')
    }
    return rule
  })

/** The contract's kinds have hyphens, the graph's are enums: AGE_MAX. */
export function plainWord(stated: unknown): unknown {
  return typeof stated === 'string'
    ? stated.trim().toLowerCase().replaceAll('_', '-')
    : stated
}

function withPlainKind(stated: unknown): unknown {
  if (typeof stated !== 'object' || stated === null || !('kind' in stated)) return stated
  return { ...stated, kind: plainWord(stated.kind) }
}

/** One or more of a list, each once. */
function listed<Code extends string>(
  name: string,
  codeOf: (word: string) => Code | null,
  why: string,
) {
  return lines(name).transform((words, { addIssue }): Code[] => {
    const fault = unknownOf(
      words.filter((word) => codeOf(word) === null),
      why,
    )
    if (fault !== null) addIssue(fault)
    else if (words.length === 0) addIssue(`${name} are missing`)
    return [...new Set(words.flatMap((word) => codeOf(word) ?? []))]
  })
}

function genderOf(word: string): 'woman' | 'man' | 'other' | null {
  const plain = word.toLowerCase()
  if (['woman', 'women', 'female'].includes(plain)) return 'woman'
  if (['man', 'men', 'male'].includes(plain)) return 'man'
  return plain === 'other' ? 'other' : null
}

function isAge(years: number): boolean {
  return Number.isInteger(years) && years >= 1 && years <= MAX_AGE_YEARS
}

function isDay(text: string): boolean {
  const midnight = /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`)
  return (
    midnight !== false &&
    !Number.isNaN(midnight.getTime()) &&
    midnight.toISOString().startsWith(text)
  )
}
