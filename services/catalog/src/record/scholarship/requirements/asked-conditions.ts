import { columnRequirements } from '@landfall/matching/requirements/column-requirements'
import type { Requirement } from '@landfall/matching/requirements/requirement'
import { FEDERAL_AID_FACT } from '../../fact/fact.ts'
import type { ScholarshipDetails } from '../scholarship.ts'

/** The columns that state conditions which no column rule reads. */
export type ConditionColumns = Pick<
  ScholarshipDetails,
  | 'requirements'
  | 'fsaEligible'
  | 'residencyRequirements'
  | 'languageRequirement'
  | 'minToeflScore'
  | 'minIeltsScore'
  | 'minDuolingoScore'
>

/** All columns that ask for something beyond what the profile's facts decide. */
export type AskingColumns = ConditionColumns &
  Pick<ScholarshipDetails, 'isWomenOnly' | 'maxFamilyIncome'>

const BASE = { figures: {}, appliesTo: [], asOf: null } satisfies Partial<Requirement>

/** Everything that a record asks beyond what the profile's facts decide. */
export function allAsked(record: AskingColumns): Requirement[] {
  return [...columnRequirements(record), ...askedConditions(record)]
}

/**
 * Everything that a record asks beyond what the columns' criteria judge: its own conditions, and what its columns
 * state in words, each once. Eligibility is judged by this, and it is published to read copies.
 */
export function askedConditions(record: ConditionColumns): Requirement[] {
  const own = record.requirements ?? []
  const said = new Set(own.map(({ text }) => plain(text)))
  const keys = new Set(own.map(({ key }) => key))
  const more = columnConditions(record).filter(
    ({ key, text }) => !said.has(plain(text)) && !keys.has(key),
  )
  return [...own, ...more]
}

/** What the student can answer becomes a question; free text is left to the provider to judge. */
function columnConditions(record: ConditionColumns): Requirement[] {
  const { residencyRequirements: residency, languageRequirement: language } = record
  const texts: readonly (Requirement | false)[] = [
    record.fsaEligible === true && FEDERAL_AID,
    isText(residency) && inWords('residency-details', residency, 'residence'),
    isText(language) &&
      !isSaidByMinima(language, record) &&
      inWords('language-details', language, 'language'),
  ]
  return texts.filter((one) => one !== false)
}

const FEDERAL_AID: Requirement = {
  ...BASE,
  key: FEDERAL_AID_FACT,
  text: 'It is for students who can get U.S. federal student aid. Students on an F-1 or J-1 visa cannot.',
  label: 'U.S. federal aid',
  kind: 'other',
  decide: {
    by: 'question',
    fact: FEDERAL_AID_FACT,
    question: 'Can you get U.S. federal student aid (FAFSA)?',
    expects: true,
    isPerAward: false,
  },
}

function inWords(key: string, words: string, kind: 'residence' | 'language'): Requirement {
  const decide = { by: 'provider' } as const
  return { ...BASE, key, text: words.trim(), label: kind, kind, decide }
}

const TEST_WORDS = new Set(
  'toefl ibt ielts academic duolingo det english test score scores minimum min at least of or a an higher above'.split(
    ' ',
  ),
)
/** The names of each test, and the column of its minimum. */
const TESTS = [
  [/\b(?:toefl|ibt)\b/, 'minToeflScore'],
  [/\bielts\b/, 'minIeltsScore'],
  [/\b(?:duolingo|det)\b/, 'minDuolingoScore'],
] as const

/**
 * A text such as "TOEFL 80 or IELTS 6.5" says nothing beyond the minima, any of which satisfies the rule. A text that
 * asks for two tests, or names one without a minimum, says more.
 */
function isSaidByMinima(stated: string, record: ConditionColumns): boolean {
  const text = stated.toLowerCase().replaceAll(/\band (?=(?:higher|above)\b)/g, '')
  const minima = TESTS.flatMap(([, column]) => record[column] ?? []).map(Number)
  const words = text.match(/\d+(\.\d+)?|\p{L}+/gu) ?? []
  return (
    TESTS.every(([name, column]) => !name.test(text) || record[column] !== null) &&
    minima.length > 0 &&
    words.every((word) => TEST_WORDS.has(word) || minima.includes(Number(word)))
  )
}

/** Words with which a column says that nothing is asked, or nothing at all. */
const NOTHING =
  /^(?:no|nil|none|nothing|n\/?a|(?:not|none) (?:required|applicable|specified|stated|needed))$/

function isText(text: string | null): text is string {
  if (text === null) return false
  const words = plain(text)
  return /[\p{L}\p{N}]/u.test(words) && !NOTHING.test(words)
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ').trim().replace(/\.$/, '')
}
