import { isCalendarDay } from '@landfall/calendar/day'
import { STATUSES, TOPICS } from '@landfall/immigration-rules/rule'
import { parseCountry } from '@landfall/reference/countries'
import { z } from 'zod'
import { I94_WORDS, PROFILE_DAYS, SPELL_KINDS, STUDY_LEVELS } from './profile.ts'

const MAX_SPELLS = 100
const NO_DAY = 'Please enter a date as YYYY-MM-DD'
const NO_COUNTRY = 'Please choose a country from the list'

/** @param values in kebab-case; the graph's enum values and old clients' words match too */
function wordOf<const Values extends readonly [string, ...string[]]>(
  values: Values,
  error: string,
) {
  return z
    .string({ error })
    .transform((text) => text.trim().toLowerCase().replaceAll('_', '-'))
    .pipe(z.enum(values, { error }))
}

const day = z
  .string({ error: NO_DAY })
  .refine((text) => isCalendarDay(text) && text >= '1990-01-01' && text <= '2100-12-31', {
    error: NO_DAY,
  })

const country = z.string({ error: NO_COUNTRY }).transform((text, context) => {
  const code = parseCountry(text)
  if (code !== null) return code
  context.addIssue({ code: 'custom', message: NO_COUNTRY })
  return z.NEVER
})

/** Names as in the graph's input: camelCase, like those of the days. */
const dayName = z.enum(PROFILE_DAYS, { error: 'Please choose a day from the list' })

const topic = z
  .string()
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.enum(TOPICS, { error: 'Please select a guidance type' }))
const status = z
  .string()
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.enum(STATUSES, { error: 'Please select your current status' }))

const spell = z
  .object({
    id: z.uuid().nullish(),
    kind: wordOf(SPELL_KINDS, 'Please choose what it is'),
    from: day,
    to: day.nullish().transform((text) => text ?? null),
    hoursPerWeek: z
      .number({ error: 'Please enter the hours per week' })
      .min(0, 'Hours per week must be from 0 to 80')
      .max(80, 'Hours per week must be from 0 to 80'),
    employer: z
      .string()
      .trim()
      .max(200, 'The employer’s name can have up to 200 characters')
      .nullish()
      .transform((text) => text || null),
    level: wordOf(STUDY_LEVELS, 'Please choose a level')
      .nullish()
      .transform((l) => l ?? null),
    isReported: z
      .boolean()
      .nullish()
      .transform((value) => value ?? false),
  })
  .refine(({ from, to }) => to === null || from <= to, {
    path: ['to'],
    error: 'The last day can’t be before the first',
  })

/** Fields that are left out stay as they are, but `optLevel` stays only with `optStart`; null clears a field. */
export const profileInput = z.object({
  version: z.int().min(0).nullish(),
  days: z
    .array(z.object({ name: dayName, day: day.nullable() }))
    .max(PROFILE_DAYS.length)
    .nullish(),
  i94: wordOf(I94_WORDS, 'Please choose what the I-94 says').nullish(),
  citizenships: z.array(country).max(5, 'Please choose at most five countries').nullish(),
  birthCountry: country.nullable().optional(),
  hasPalestinianDocument: z.boolean().nullish(),
  level: wordOf(STUDY_LEVELS, 'Please choose a level').nullable().optional(),
  optLevel: wordOf(STUDY_LEVELS, 'Please choose a level').nullable().optional(),
  stages: z
    .array(z.object({ guidanceType: topic, currentStatus: status.nullable() }))
    .max(TOPICS.length)
    .nullish(),
  spells: z.array(spell).max(MAX_SPELLS, `Up to ${MAX_SPELLS} entries`).nullish(),
})
export type ProfileChange = z.output<typeof profileInput>
