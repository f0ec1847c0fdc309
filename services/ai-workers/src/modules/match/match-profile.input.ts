import { parseDecimal } from '@landfall/kit/graphql/scalars'
import { parseField } from '@landfall/matching/reference/fields'
import { countryName, parseCountry } from '@landfall/reference/countries'
import { convertGrade, findGradeScale, noSuchGrade } from '@landfall/reference/grade-scales'
import { z } from 'zod'
import { FORM_DEGREE_LEVELS, FORM_ENGLISH, FORM_NEEDS } from './match-run.ts'
import { parseState } from './us-states.ts'

const GOALS_MIN_LENGTH = 10
const GOALS_MAX_LENGTH = 2_000
const EXTRACURRICULARS_MAX_LENGTH = 5_000
const MAX_WAIT_SECONDS = 30

const asked = (message: string) => z.string({ error: message }).trim().min(1, message)

/** A word of a list; any other word counts as not chosen. */
const choice = <const T extends readonly string[]>(words: T, message: string) =>
  asked(message)
    .transform((text) => text.toLowerCase())
    .pipe(z.enum(words, { error: message }))

const academicField = asked('Please select your field of study').transform(
  (text, context) => {
    const code = parseField(text)
    if (code !== null) return { name: text, code }
    context.addIssue({ code: 'custom', message: 'Please select your field of study' })
    return z.NEVER
  },
)

/** `other` is a country that the rules do not know. */
const country = asked('Please select your country').transform((text, context) => {
  const code = parseCountry(text)
  if (code !== null) return { code, name: countryName(code) ?? code }
  if (text.toLowerCase() === 'other') return { code: null, name: 'Other' }
  context.addIssue({ code: 'custom', message: 'Please select your country' })
  return z.NEVER
})

const GPA_RANGE = 'GPA must be a number from 0 to 4.0 with at most two decimals'
const gpa = optionalText().transform((text, context) => {
  if (text === null) return null
  const decimal = /^\d(\.\d{1,2})?$/.test(text) ? parseDecimal(text) : null
  if (decimal !== null && Number(decimal) <= 4) return decimal
  context.addIssue({ code: 'custom', message: GPA_RANGE })
  return z.NEVER
})

const gradeScale = optionalText().transform((text, context) => {
  if (text === null) return null
  const scale = findGradeScale(text)
  if (scale !== null) return scale.code
  const message = 'Please choose a grading scale from the list'
  context.addIssue({ code: 'custom', message })
  return z.NEVER
})

const minAmount = optionalText().transform((text, context) => {
  if (text === null) return null
  const decimal = /^\d{1,10}(\.\d{1,2})?$/.test(text) ? parseDecimal(text) : null
  if (decimal !== null) return decimal
  const message =
    'The amount you need a year must be a number in US dollars, for example 5000'
  context.addIssue({ code: 'custom', message })
  return z.NEVER
})

const preferredStates = z
  .array(z.string())
  .nullish()
  .transform((texts, context) => {
    const stated = (texts ?? []).filter((text) => text.trim() !== '')
    const codes = stated.flatMap((text) => parseState(text) ?? [])
    if (codes.length === stated.length) return [...new Set(codes)].toSorted()
    const message = 'Please enter U.S. states, for example TX or Texas'
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })

const fields = z.object({
  academicField,
  degreeLevel: choice(FORM_DEGREE_LEVELS, 'Please select your degree level'),
  gpa,
  gradeScale,
  gradeOriginal: optionalText(60),
  country,
  englishProficiency: choice(FORM_ENGLISH, 'Please select your English proficiency'),
  financialNeed: choice(FORM_NEEDS, 'Please indicate your financial need'),
  careerGoals: z
    .string({ error: goalsMessage() })
    .trim()
    .min(GOALS_MIN_LENGTH, goalsMessage())
    .max(GOALS_MAX_LENGTH, `Career goals may have up to ${GOALS_MAX_LENGTH} characters`),
  extracurriculars: optionalText(EXTRACURRICULARS_MAX_LENGTH),
  preferredStates,
  minAmount,
})

/** A grade on its own scale decides the GPA; without a grade, the profile's GPA counts. */
export const matchProfileInput = fields.transform((form, context) => {
  const { gradeScale: scale, gradeOriginal: grade } = form
  if (grade === null) return { ...form, isGpaEstimated: false }
  const converted = scale === null ? null : convertGrade(scale, grade)
  if (converted !== null) {
    return { ...form, gpa: converted.gpa, isGpaEstimated: converted.isEstimate }
  }
  const issue =
    scale === null
      ? { path: ['gradeScale'], message: 'Please choose your grading scale' }
      : { path: ['gradeOriginal'], message: noSuchGrade(scale) }
  context.addIssue({ code: 'custom', ...issue })
  return z.NEVER
})

/** The form; the messages are those that the form shows. */
export const startMatchInput = z.object({
  profile: matchProfileInput,
  waitSeconds: z
    .int()
    .min(0, waitMessage())
    .max(MAX_WAIT_SECONDS, waitMessage())
    .nullish()
    .transform((seconds) => seconds ?? 0),
})
export type StartMatchInput = z.output<typeof startMatchInput>
export type ProfileInput = StartMatchInput['profile']

function goalsMessage(): string {
  return `Please describe your career goals (at least ${GOALS_MIN_LENGTH} characters)`
}

function waitMessage(): string {
  return `Wait for 0 to ${MAX_WAIT_SECONDS} seconds`
}

function optionalText(max = 100) {
  return z
    .string()
    .max(max, `Please use up to ${max} characters`)
    .nullish()
    .transform((text) => (text === null || text === undefined ? '' : text.trim()))
    .transform((text) => (text === '' ? null : text))
}
