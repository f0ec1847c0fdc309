import { z } from 'zod'
import { day, decimal, list, rawText, text, whole } from '../inputs.ts'
import type { Row } from '../route.ts'
import { rowOf, snakeWord } from '../values.ts'

const EXPERIENCE = 'organization role startedOn endedOn hoursPerWeek description'

/** All fields of an application's form, by the graph's names. */
export const FORM = `form {
  firstName lastName email phone dateOfBirth citizenship countryOfResidence
  currentDegreeLevel fieldOfStudy currentGpa expectedGraduationDate
  currentInstitution intendedInstitution familyIncomeRange financialNeedStatement
  otherScholarships personalStatement essay1 essay2 essay3 careerGoals whyDeserving
  extracurriculars { ${EXPERIENCE} } workExperience { ${EXPERIENCE} }
  volunteerWork { ${EXPERIENCE} } awards { ${EXPERIENCE} }
  englishProficiency toeflScore ieltsScore duolingoScore
  transcripts recommendationLetters additionalDocuments
}`

/** A line of text says what a person did; an object says it in parts. */
const experiences = () =>
  z
    .array(
      z.union([
        z
          .string('Please give a list of activities')
          .transform((description) => ({ description })),
        z.strictObject({
          organization: rawText(),
          role: rawText(),
          startedOn: day(),
          endedOn: day(),
          hoursPerWeek: whole(),
          description: rawText(),
        }),
      ]),
      'Please give a list of activities',
    )
    .nullish()

/** The fields of the form, flat, as clients send them. */
export const formFields = {
  firstName: text(),
  lastName: text(),
  email: text(),
  phone: text(),
  dateOfBirth: day(),
  citizenship: text(),
  countryOfResidence: text(),
  currentDegreeLevel: text(),
  fieldOfStudy: text(),
  currentGpa: decimal(),
  expectedGraduationDate: day(),
  currentInstitution: text(),
  intendedInstitution: text(),
  familyIncomeRange: text(),
  financialNeedStatement: rawText(),
  otherScholarships: list(),
  personalStatement: rawText(),
  essay1: rawText(),
  essay2: rawText(),
  essay3: rawText(),
  careerGoals: rawText(),
  whyDeserving: rawText(),
  extracurriculars: experiences(),
  workExperience: experiences(),
  volunteerWork: experiences(),
  awards: experiences(),
  englishProficiency: text(),
  toeflScore: whole(),
  ieltsScore: decimal(),
  duolingoScore: whole(),
  transcripts: list(),
  recommendationLetters: list(),
  additionalDocuments: list(),
}

const word = z.string().nullable()
const date = z.iso.date().nullable()
const entries = z.array(
  z.strictObject({
    organization: word,
    role: word,
    startedOn: date,
    endedOn: date,
    hoursPerWeek: z.int().nullable(),
    description: word,
  }),
)

/** The same fields in answers; GPA and IELTS are numeric strings. */
export const formShape = {
  firstName: word,
  lastName: word,
  email: word,
  phone: word,
  dateOfBirth: date,
  citizenship: word,
  countryOfResidence: word,
  currentDegreeLevel: word,
  fieldOfStudy: word,
  currentGpa: word,
  expectedGraduationDate: date,
  currentInstitution: word,
  intendedInstitution: word,
  familyIncomeRange: word,
  financialNeedStatement: word,
  otherScholarships: z.array(z.string()),
  personalStatement: word,
  essay1: word,
  essay2: word,
  essay3: word,
  careerGoals: word,
  whyDeserving: word,
  extracurriculars: entries,
  workExperience: entries,
  volunteerWork: entries,
  awards: entries,
  englishProficiency: word,
  toeflScore: z.int().nullable(),
  ieltsScore: word,
  duolingoScore: z.int().nullable(),
  transcripts: z.array(z.string()),
  recommendationLetters: z.array(z.string()),
  additionalDocuments: z.array(z.string()),
}

export const STATUSES = [
  'draft',
  'submitted',
  'in_review',
  'more_info',
  'shortlisted',
  'waitlisted',
  'awarded',
  'accepted',
  'turned_down',
  'lapsed',
  'declined',
  'withdrawn',
] as const

export const statusShape = z.enum(STATUSES)

/** An application with its form beside its own fields. */
export function presentFlat(row: Row): Row {
  const { scholarship, state, form, ...same } = row
  return {
    ...same,
    scholarshipId: rowOf(scholarship)['id'],
    status: snakeWord(state),
    ...rowOf(form),
  }
}
