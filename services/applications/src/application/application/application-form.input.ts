import { parseCountry } from '@landfall/reference/countries'
import { isOnNewToeflScale, NEW_TOEFL_SCALE } from '@landfall/reference/toefl-scale'
import { z } from 'zod'

const WORDS_MAX = 200
const TEXT_MAX = 20_000
const DESCRIPTION_MAX = 2_000
const LIST_MAX = 30
const DOCUMENTS_MAX = 20
const FIRST_DAY = '1900-01-01'
const OTHER_COUNTRY = 'other'

// Whatever is typed is kept, so that a draft is never lost; only what can't be stored is refused here. Submitting
// checks whether it is complete.

const atMost = (max: number) => `Please use up to ${max.toLocaleString('en-US')} characters`

const line = (max = WORDS_MAX) =>
  z
    .string('Please enter text')
    .trim()
    .max(max, atMost(max))
    .transform((text) => text || null)
    .nullable()

/** As typed, with its blanks and line breaks. */
const prose = (max = TEXT_MAX) =>
  z
    .string('Please enter text')
    .max(max, atMost(max))
    .transform((text) => (text.trim() === '' ? null : text))
    .nullable()

const day = z
  .union([z.literal(''), z.iso.date('Please enter a date')], 'Please enter a date')
  .transform((text) => text || null)
  .refine((text) => text === null || text >= FIRST_DAY, 'Please enter a day from 1900 on')
  .nullable()

const country = z
  .string('Please select a country')
  .trim()
  .max(WORDS_MAX, atMost(WORDS_MAX))
  .transform((text, context) => {
    if (text === '') return null
    if (text.toLowerCase() === OTHER_COUNTRY) return OTHER_COUNTRY
    const code = parseCountry(text)
    if (code !== null) return code
    context.addIssue({ code: 'custom', message: 'Please select a country from the list' })
    return z.NEVER
  })
  .nullable()

const degreeLevel = z
  .string('Please select your current degree level')
  .transform((text) => text.trim().toLowerCase() || null)
  .pipe(
    z
      .enum(
        ['undergraduate', 'graduate', 'phd', 'postdoc'],
        'Please select your current degree level',
      )
      .nullable(),
  )
  .nullable()

type DecimalRule = { max: number; places: number; inHalves?: true; message: string }

/** Stored with all its decimals, so that equal numbers are equal texts. */
const decimal = (o: DecimalRule) =>
  z
    .string(o.message)
    .trim()
    .refine((text) => {
      if (text === '') return true
      const isPlain = new RegExp(String.raw`^\d{1,2}(\.\d{1,${o.places}}0*)?$`).test(text)
      const isStep = !o.inHalves || Number.isInteger(Number(text) * 2)
      return isPlain && isStep && Number(text) <= o.max
    }, o.message)
    .transform((text) => (text === '' ? null : Number(text).toFixed(o.places)))
    .nullable()

const whole = (min: number, max: number, message: string) =>
  z.int(message).min(min, message).max(max, message).nullable()

const toeflScore = whole(0, 120, 'TOEFL score must be between 0 and 120').refine(
  (score) => !isOnNewToeflScale(score),
  NEW_TOEFL_SCALE,
)

const listOf = <T extends z.ZodType>(item: T, max = LIST_MAX) =>
  z
    .array(item, 'Please give a list')
    .max(max, `Please give up to ${max}`)
    .nullable()
    .transform((list) => list ?? [])

const experience = z
  .object({
    organization: line().optional(),
    role: line().optional(),
    startedOn: day.optional(),
    endedOn: day.optional(),
    hoursPerWeek: whole(0, 168, 'Please enter 0 to 168 hours a week').optional(),
    description: prose(DESCRIPTION_MAX).optional(),
  })
  .transform((one) => ({
    organization: one.organization ?? null,
    role: one.role ?? null,
    startedOn: one.startedOn ?? null,
    endedOn: one.endedOn ?? null,
    hoursPerWeek: one.hoursPerWeek ?? null,
    description: one.description ?? null,
  }))

/** Drops lines that were left empty. */
const experiences = listOf(experience).transform((list) =>
  list.filter((one) => Object.values(one).some((value) => value !== null)),
)

const documents = listOf(
  z.uuid('Please choose a document from your vault'),
  DOCUMENTS_MAX,
).transform((ids) => [...new Set(ids.map((id) => id.toLowerCase()))])

const fields = {
  firstName: line(100),
  lastName: line(100),
  email: line(254),
  phone: line(40),
  dateOfBirth: day,
  citizenship: country,
  countryOfResidence: country,
  currentDegreeLevel: degreeLevel,
  fieldOfStudy: line(),
  currentGpa: decimal({
    max: 4,
    places: 2,
    message: 'GPA must be a number from 0 to 4.0 with at most two decimals',
  }),
  expectedGraduationDate: day,
  currentInstitution: line(),
  intendedInstitution: line(),
  familyIncomeRange: line(60),
  financialNeedStatement: prose(),
  otherScholarships: listOf(line(300)).transform((list) =>
    list.filter((text) => text !== null),
  ),
  personalStatement: prose(),
  essay1: prose(),
  essay2: prose(),
  essay3: prose(),
  careerGoals: prose(),
  whyDeserving: prose(),
  extracurriculars: experiences,
  workExperience: experiences,
  volunteerWork: experiences,
  awards: experiences,
  englishProficiency: line(60),
  toeflScore,
  ieltsScore: decimal({
    max: 9,
    places: 1,
    inHalves: true,
    message: 'IELTS score must be from 0 to 9 in steps of 0.5',
  }),
  duolingoScore: whole(10, 160, 'Duolingo score must be between 10 and 160'),
  transcripts: documents,
  recommendationLetters: documents,
  additionalDocuments: documents,
}

/** Fields of the form that are given; null clears one. */
export const formPatch = z.object(fields).partial()
