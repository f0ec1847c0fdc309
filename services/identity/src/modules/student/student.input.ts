import { parseCountry } from '@landfall/reference/countries'
import { findGradeScale } from '@landfall/reference/grade-scales'
import { isOnNewToeflScale, NEW_TOEFL_SCALE } from '@landfall/reference/toefl-scale'
import { z } from 'zod'
import { currentPassword, email, requiredText } from '../account/account.input.ts'
import {
  degreeLevels,
  educationLevels,
  englishProficiencies,
  genders,
  OTHER_COUNTRY,
} from './student.ts'

const fillIn = 'Please fill in all required fields'
const NAME_MAX_LENGTH = 100
const WORDS_MAX_LENGTH = 60
const DETAILS_MAX_LENGTH = 1_000
const LIST_MAX_LENGTH = 40
const UNIVERSITIES_MAX_LENGTH = 10
const FIRST_BIRTHDAY = '1900-01-01'
const YOUNGEST_YEARS = 10

/** A name, a slug or an ISO code; `other` stays `other`. */
const country = requiredText(fillIn, NAME_MAX_LENGTH).transform((text, context) => {
  if (text.toLowerCase() === OTHER_COUNTRY) return OTHER_COUNTRY
  const code = parseCountry(text)
  if (code !== null) return code
  context.addIssue({ code: 'custom', message: 'Please select your country' })
  return z.NEVER
})

/** REST's words or GraphQL's enum names. An empty choice of a form is none. */
const oneOf = <const Words extends readonly [string, ...string[]]>(
  words: Words,
  message: string,
) =>
  z
    .string(message)
    .transform((text) => text.trim().toLowerCase() || null)
    .pipe(z.enum(words, message).nullable())
    .nullish()

type DecimalRule = { max: number; places: number; inHalves?: true; message: string }

const decimal = (o: DecimalRule) =>
  z
    .string(o.message)
    .refine((text) => {
      const isPlain = new RegExp(String.raw`^\d+(\.\d{1,${o.places}}0*)?$`).test(text)
      const isStep = !o.inHalves || Number.isInteger(Number(text) * 2)
      return isPlain && isStep && Number(text) <= o.max
    }, o.message)
    .nullish()

const score = (min: number, max: number, test: string) =>
  z
    .int(`${test} score must be between ${min} and ${max}`)
    .min(min, `${test} score must be between ${min} and ${max}`)
    .max(max, `${test} score must be between ${min} and ${max}`)
    .nullish()

const toeflScore = score(0, 120, 'TOEFL').refine(
  (value) => !isOnNewToeflScale(value),
  NEW_TOEFL_SCALE,
)

const words = z
  .string()
  .trim()
  .max(WORDS_MAX_LENGTH, `Please use at most ${WORDS_MAX_LENGTH} characters`)
  .transform((text) => text || null)
  .nullish()

const wordList = z
  .array(
    z
      .string()
      .trim()
      .min(1, 'Please leave out empty entries')
      .max(80, 'Please use at most 80 characters'),
  )
  .max(LIST_MAX_LENGTH, `Please choose at most ${LIST_MAX_LENGTH}`)
  .transform((list) => [...new Set(list)])
  .nullish()

const answer = z.boolean().nullish()

const gradeScale = z
  .string('Please choose a grading scale from the list')
  .trim()
  .transform((text, context) => {
    if (text === '') return null
    const scale = findGradeScale(text)
    if (scale !== null) return scale.code
    const message = 'Please choose a grading scale from the list'
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
  .nullish()

const dateOfBirth = z.iso
  .date('Please enter your date of birth as a date')
  .refine(isBirthday, 'Date of birth must be a day from 1900 to ten years ago')
  .nullish()

/** @param day YYYY-MM-DD */
function isBirthday(day: string): boolean {
  const latest = new Date()
  latest.setUTCFullYear(latest.getUTCFullYear() - YOUNGEST_YEARS)
  return day >= FIRST_BIRTHDAY && day <= latest.toISOString().slice(0, 10)
}

const intendedUniversityIds = z
  .array(z.uuid('Please choose each intended university from the list'))
  .max(
    UNIVERSITIES_MAX_LENGTH,
    `Please choose at most ${UNIVERSITIES_MAX_LENGTH} intended universities`,
  )
  .transform((ids) => [...new Set(ids.map((id) => id.toLowerCase()))])
  .nullish()

const facts = {
  currentEducationLevel: oneOf(educationLevels, 'Please select your education level'),
  intendedDegreeLevel: oneOf(degreeLevels, 'Please select your degree level'),
  fieldOfInterest: wordList,
  gpa: decimal({
    max: 4,
    places: 2,
    message: 'GPA must be a number from 0 to 4.0 with at most two decimals',
  }),
  gradeOriginal: words,
  gradeScale,
  /** What `gradeOriginal` and `gradeScale` were called; the scale may be in the student's own words. */
  gpaOriginal: words,
  gpaOriginalScale: words,
  englishProficiency: oneOf(englishProficiencies, 'Please select your English proficiency'),
  toeflScore,
  ieltsScore: decimal({
    max: 9,
    places: 1,
    inHalves: true,
    message: 'IELTS score must be from 0 to 9 in steps of 0.5',
  }),
  duolingoScore: score(10, 160, 'Duolingo'),
  englishTestDate: z.iso.date('Please enter a date').nullish(),
  citizenshipStatus: words,
  visaType: words,
  intendedVisaType: words,
  usPermanentResident: answer,
  usResidencyHistory: z
    .object({
      hasLivedInUs: z.boolean('Please say whether you have lived in the U.S.'),
      details: z
        .string()
        .trim()
        .max(DETAILS_MAX_LENGTH, `Please use at most ${DETAILS_MAX_LENGTH} characters`)
        .nullish()
        .transform((text) => text || null),
    })
    .nullish(),
  fundingSource: wordList,
  expectedFamilyContribution: decimal({
    max: 9_999_999_999.99,
    places: 2,
    message: 'Please enter an amount in U.S. dollars',
  }),
  needsFinancialAid: answer,
  hasUsHighSchoolDiploma: answer,
  hasUsCollegeDegree: answer,
  isCurrentlyInUs: answer,
  dateOfBirth,
  gender: oneOf(genders, 'Please choose woman, man or other as your gender, or none'),
  intendedUniversityIds,
}

type GradeFields = {
  gradeOriginal?: string | null | undefined
  gradeScale?: string | null | undefined
  gpaOriginal?: string | null | undefined
  gpaOriginalScale?: string | null | undefined
}

/** The grade's fields under the names of today; an old scale that is no known one stays text. */
function withGrade<Facts extends GradeFields>(facts: Facts) {
  const {
    gpaOriginal,
    gpaOriginalScale: oldScale,
    gradeOriginal = gpaOriginal,
    gradeScale: code,
    ...rest
  } = facts
  const old = oldScale && (findGradeScale(oldScale)?.code ?? oldScale)
  return { ...rest, gradeOriginal, gradeScale: code === undefined ? old : code }
}

const person = {
  firstName: requiredText(fillIn, NAME_MAX_LENGTH),
  lastName: requiredText(fillIn, NAME_MAX_LENGTH),
  email: z.string(fillIn).trim().min(1, fillIn).pipe(email()),
  /** Needed only for an address that is not the account's. */
  currentPassword: currentPassword.nullish(),
}

export const createStudentInput = z.object({
  ...person,
  // A missing `facts` is a missing country, and is told as that.
  facts: z.preprocess(
    (given) => given ?? {},
    z.object({ ...facts, country }).transform(withGrade),
  ),
})

/** Absent fields stay, null clears; what a profile must have can't be cleared. */
export const updateStudentInput = z.object({
  firstName: person.firstName.optional(),
  lastName: person.lastName.optional(),
  email: person.email.optional(),
  currentPassword: person.currentPassword,
  facts: z
    .object({ ...facts, country: country.optional() })
    .transform(withGrade)
    .nullish(),
})

export type CreateStudentInput = z.output<typeof createStudentInput>
/** The id says whose profile: one's own, or it is not found. */
export type UpdateStudentInput = z.output<typeof updateStudentInput> & { id: string }
