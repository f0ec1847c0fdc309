import { gradeInWords, gradeValuesOf } from '#entities/grade/grade-values.ts'
import type { StudentFactsInput } from '#gql/graphql'
import { matchingMessages } from './matching-messages.ts'
import { degreeLevels, englishLevels, labelOf } from './matching-options.ts'
import type { MatchProfile, MatchStudent } from './match-values.ts'
import { resultMessages } from './result-messages.ts'

export type MissingFact = {
  /** The name of the empty field. */
  name: keyof StudentFactsInput & string
  label: string
  /** The value as it is shown. */
  words: string
  facts: StudentFactsInput
}

/** Facts that the student gave a match and that the profile lacks; never any that it holds. */
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

/** "No score yet" is no fact to store. */
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

/** "Low" means neither yes nor no, and so does "would rather not say". */
function needsAid(student: MatchStudent | null, { financialNeed }: MatchProfile): boolean {
  const isUnknown =
    student?.needsFinancialAid === null || student?.needsFinancialAid === undefined
  return isUnknown && !['low', 'undisclosed'].includes(financialNeed.toLowerCase())
}
