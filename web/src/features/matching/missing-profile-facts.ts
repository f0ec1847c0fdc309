import { gradeInWords, gradeValuesOf } from '#entities/grade/grade-values.ts'
import type { StudentFactsInput } from '#gql/graphql'
import { matchingMessages } from './matching-messages.ts'
import { degreeLevels, englishLevels, labelOf } from './matching-options.ts'
import type { MatchProfile, MatchStudent } from './match-values.ts'
import { resultMessages } from './result-messages.ts'

export type MissingFact = {
  /** Of the field that is empty. */
  name: keyof StudentFactsInput & string
  label: string
  /** As it is shown. */
  words: string
  facts: StudentFactsInput
}

/** What a match was told and the profile does not hold. What it holds is never among them. */
export function missingProfileFacts(
  student: MatchStudent | null,
  profile: MatchProfile,
): MissingFact[] {
  const { labels } = matchingMessages
  const { academicField, country, countryName } = profile
  const grade = gradeInWords(profile)
  const level = profile.degreeLevel.toLowerCase()
  const facts: (MissingFact | false)[] = [
    !student?.countryName && {
      name: 'country',
      label: labels.country,
      words: countryName,
      facts: { country: country ?? 'other' },
    },
    !student?.intendedDegreeLevel && {
      name: 'intendedDegreeLevel',
      label: labels.degreeLevel,
      words: labelOf(degreeLevels, level),
      facts: { intendedDegreeLevel: level.toUpperCase() },
    },
    !student?.fieldOfInterest?.length && {
      name: 'fieldOfInterest',
      label: labels.academicField,
      words: academicField,
      facts: { fieldOfInterest: [academicField] },
    },
    !student?.gpa &&
      !student?.gradeOriginal &&
      grade !== null && {
        name: 'gpa',
        label: labels.gpa,
        words: grade,
        facts: gradeValuesOf(profile),
      },
    englishFact(student, profile),
    needsAid(student, profile) && {
      name: 'needsFinancialAid',
      label: labels.financialNeed,
      words: resultMessages.needsAid,
      facts: { needsFinancialAid: true },
    },
  ]
  return facts.filter((fact) => fact !== false)
}

export function factsInputOf(facts: readonly MissingFact[]): StudentFactsInput {
  return Object.assign({}, ...facts.map((fact) => fact.facts)) as StudentFactsInput
}

/** That there is no score yet is nothing to keep. */
function englishFact(
  student: MatchStudent | null,
  { englishProficiency }: MatchProfile,
): MissingFact | false {
  const level = englishProficiency.toLowerCase()
  if (level === 'other' || hasEnglish(student)) return false
  return {
    name: 'englishProficiency',
    label: matchingMessages.labels.englishProficiency,
    words: labelOf(englishLevels, level),
    facts: { englishProficiency: level.toUpperCase() },
  }
}

/** A test score says more than a band. */
function hasEnglish(student: MatchStudent | null): boolean {
  if (!student) return false
  const { englishProficiency, toeflScore, ieltsScore, duolingoScore } = student
  return [englishProficiency, toeflScore, ieltsScore, duolingoScore].some(
    (value) => value !== null && value !== undefined,
  )
}

/** "Low" says neither yes nor no, and so does who would rather not say. */
function needsAid(student: MatchStudent | null, { financialNeed }: MatchProfile): boolean {
  const isUnknown =
    student?.needsFinancialAid === null || student?.needsFinancialAid === undefined
  return isUnknown && !['low', 'undisclosed'].includes(financialNeed.toLowerCase())
}
