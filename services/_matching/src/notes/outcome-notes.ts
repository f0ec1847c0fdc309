import { CRITERIA } from '../criteria/criteria.ts'
import type { CriterionCode } from '../criteria/eligibility.ts'
import { ENGLISH_TESTS, englishScore } from '../criteria/english.ts'
import type { StudentFacts } from '../criteria/student-facts.ts'
import type { MatchOutcome, WhatIf, WhatIfCode } from '../match-listings.ts'
import type { MatchQuery } from '../match-query.ts'
import { scholarships } from './count-words.ts'

/** One sentence with its figures; shaped as the schema's MatchNote. */
export type Note = {
  /** The criterion that the note is about, or eligible, competitiveness, to-answer, to-check, no-match. */
  code: string
  text: string
  /** How many awards the note is about; null when it counts none. */
  count: number | null
  /** The field of the profile to change or fill in. */
  profileField: string | null
}

export type OutcomeNotes = {
  strengths: Note[]
  improvementAreas: Note[]
  recommendations: Note[]
}

/** The words for a whole match, from its counts alone; lists are empty where there is nothing to say. */
export function outcomeNotes(outcome: MatchOutcome, query: MatchQuery): OutcomeNotes {
  const { met, stated } = outcome.competitiveness
  const isStrong = met * 2 >= stated
  const minima = stated === 0 ? [] : [minimaNote(met, stated, isStrong)]
  return {
    strengths: [...eligibleNotes(outcome), ...(isStrong ? minima : [])],
    improvementAreas: [
      ...(isStrong ? [] : minima),
      ...figureNotes(outcome.whatIf, query.student),
    ],
    recommendations: [
      ...missingNotes(outcome, query.student),
      ...openNotes(outcome),
      ...noMatchNotes(outcome),
    ],
  }
}

function eligibleNotes({ matchCount, openCount }: MatchOutcome): Note[] {
  if (matchCount === 0) return []
  const text = `You meet every requirement of ${matchCount} of the ${scholarships(openCount)}.`
  return [{ code: 'eligible', text, count: matchCount, profileField: null }]
}

function minimaNote(met: number, stated: number, isStrong: boolean): Note {
  const text = `${scholarships(stated)} ${stated === 1 ? 'states' : 'state'} a minimum for GPA or English. You meet ${met === stated ? 'all' : met} of them.`
  const count = isStrong ? met : stated - met
  return { code: 'competitiveness', text, count, profileField: null }
}

type Figure = {
  code: CriterionCode
  profileField: keyof StudentFacts
  name: string
  /** The end of the test's scale: nobody can reach a minimum above it. */
  most: number
}

const FIGURES: Readonly<Record<WhatIfCode, Figure>> = {
  gpa: { code: 'gpa', profileField: 'gpa', name: 'GPA', most: 4 },
  toefl: { code: 'english', profileField: 'toeflScore', name: 'TOEFL', most: 120 },
  ielts: { code: 'english', profileField: 'ieltsScore', name: 'IELTS', most: 9 },
  duolingo: { code: 'english', profileField: 'duolingoScore', name: 'Duolingo', most: 160 },
}

const WHAT_IF_ORDER = ['gpa', 'toefl', 'ielts', 'duolingo'] as const

/** "Your IELTS is 6.5. At 7.0 you qualify for 14 more scholarships, at 7.5 for 20." */
function figureNotes(whatIf: WhatIf, student: StudentFacts): Note[] {
  return WHAT_IF_ORDER.flatMap((what) => {
    const { code, profileField, name, most } = FIGURES[what]
    const [first, ...further] = whatIf.filter(
      (step) => step.code === what && Number(step.figure) <= most,
    )
    const yours = figureOf(what, student)
    if (first === undefined || yours === null) return []
    const steps = [
      `At ${first.figure} you qualify for ${first.more} more ${first.more === 1 ? 'scholarship' : 'scholarships'}`,
      ...further.map(({ figure, more }) => `at ${figure} for ${more}`),
    ]
    const text = `Your ${name} is ${yours}. ${steps.join(', ')}.`
    const count = further.at(-1)?.more ?? first.more
    return { code, text, count, profileField }
  })
}

/** The figure as the student knows it; "6.5 or more" for a range. */
function figureOf(what: WhatIfCode, student: StudentFacts): string | null {
  if (what === 'gpa') {
    if (student.gpa === null) return null
    return `${student.isGpaEstimated ? 'about ' : ''}${Number(student.gpa).toFixed(2)}`
  }
  const test = ENGLISH_TESTS.find(({ profileField }) => {
    return profileField === FIGURES[what].profileField
  })
  const score = test === undefined ? null : englishScore(student, test)
  if (score === null) return null
  const value = Number(score.value).toFixed(what === 'ielts' ? 1 : 0)
  return score.isBand ? `${value} or more` : value
}

const FACTS: Readonly<Partial<Record<CriterionCode, string>>> = {
  citizenship: 'your country',
  'degree-level': 'the degree level you want',
  'field-of-study': 'your field of study',
  gpa: 'your GPA',
  english: 'your score in an English test',
  'visa-type': 'your visa',
  'citizenship-status': 'your citizenship status',
  'us-high-school': 'if you have a U.S. high school diploma',
  'us-residency': 'if you are a resident of the U.S.',
  'financial-need': 'if you need financial aid',
}

/** The words for each profile field that awards ask for beyond their columns. */
const FACTS_OF_FIELDS: Readonly<Record<string, string>> = {
  dateOfBirth: 'your date of birth',
  gender: 'your gender',
  ...Object.fromEntries(
    CRITERIA.flatMap(({ code, profileField }) => {
      const fact = FACTS[code]
      return profileField === null || fact === undefined ? [] : [[profileField, fact]]
    }),
  ),
}

function missingNotes({ missingFacts }: MatchOutcome, student: StudentFacts): Note[] {
  return missingFacts.flatMap(({ code, profileField, count }) => {
    const fact =
      code === 'requirements'
        ? (FACTS_OF_FIELDS[profileField] ?? 'more about yourself')
        : code === 'field-of-study' && student.fieldCodes.length > 0
          ? 'your field of study more precisely'
          : FACTS[code]
    if (fact === undefined) return []
    const text = `Tell us ${fact}: for ${scholarships(count)}, it is the only thing missing.`
    return { code, text, count, profileField }
  })
}

function openNotes({ toAnswerCount, toCheckCount }: MatchOutcome): Note[] {
  const toAnswer = `Look at ${these(toAnswerCount)} under “Answer a question first”: only you know what is still open.`
  const toCheck = `Look at ${these(toCheckCount)} under “Check with the provider”: only the provider can decide what is still open.`
  return [
    { code: 'to-answer', text: toAnswer, count: toAnswerCount, profileField: null },
    { code: 'to-check', text: toCheck, count: toCheckCount, profileField: null },
  ].filter(({ count }) => count > 0)
}

/** "the scholarship", "the 5 scholarships" */
function these(count: number): string {
  return count === 1 ? 'the scholarship' : `the ${scholarships(count)}`
}

function noMatchNotes(outcome: MatchOutcome): Note[] {
  const { matchCount, toAnswerCount, toCheckCount, openCount } = outcome
  if (matchCount + toAnswerCount + toCheckCount > 0 || openCount === 0) return []
  const text = `You do not meet every requirement of any of the ${scholarships(openCount)}. New ones come in, so match again later.`
  return [{ code: 'no-match', text, count: openCount, profileField: null }]
}
