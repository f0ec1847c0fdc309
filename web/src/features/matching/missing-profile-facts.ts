import type { StudentFactsInput } from '#gql/graphql'
import { matchingMessages } from './matching-messages.ts'
import { degreeLevels, englishLevels, labelOf } from './matching-options.ts'
import type { MatchProfile, MatchStudent } from './match-values.ts'
import { resultMessages } from './result-messages.ts'

export type MissingFact = {
  name: keyof StudentFactsInput & string
  label: string
  /** As it is shown. */
  words: string
  value: StudentFactsInput[keyof StudentFactsInput]
}

/** What a match was told and the profile does not hold. What it holds is never among them. */
export function missingProfileFacts(
  student: MatchStudent | null,
  profile: MatchProfile,
): MissingFact[] {
  const { labels } = matchingMessages
  const { academicField, gpa, country, countryName } = profile
  const level = profile.degreeLevel.toLowerCase()
  const english = profile.englishProficiency.toLowerCase()
  const facts: (MissingFact | false)[] = [
    !student?.country && {
      name: 'country',
      label: labels.country,
      words: countryName,
      value: country ?? 'other',
    },
    !student?.intendedDegreeLevel && {
      name: 'intendedDegreeLevel',
      label: labels.degreeLevel,
      words: labelOf(degreeLevels, level),
      value: level.toUpperCase(),
    },
    !student?.fieldOfInterest?.length && {
      name: 'fieldOfInterest',
      label: labels.academicField,
      words: academicField,
      value: [academicField],
    },
    !student?.gpa && { name: 'gpa', label: labels.gpa, words: gpa, value: gpa },
    !hasEnglish(student) && {
      name: 'englishProficiency',
      label: labels.englishProficiency,
      words: labelOf(englishLevels, english),
      value: english.toUpperCase(),
    },
    needsAid(student, profile) && {
      name: 'needsFinancialAid',
      label: labels.financialNeed,
      words: resultMessages.needsAid,
      value: true,
    },
  ]
  return facts.filter((fact) => fact !== false)
}

export function factsInputOf(facts: readonly MissingFact[]): StudentFactsInput {
  return Object.fromEntries(facts.map(({ name, value }) => [name, value]))
}

/** A test score says more than a band. */
function hasEnglish(student: MatchStudent | null): boolean {
  if (!student) return false
  const { englishProficiency, toeflScore, ieltsScore, duolingoScore } = student
  return [englishProficiency, toeflScore, ieltsScore, duolingoScore].some(
    (told) => told !== null && told !== undefined,
  )
}

/** "Low" says neither yes nor no. */
function needsAid(student: MatchStudent | null, { financialNeed }: MatchProfile): boolean {
  const isUnknown =
    student?.needsFinancialAid === null || student?.needsFinancialAid === undefined
  return isUnknown && financialNeed.toLowerCase() !== 'low'
}
