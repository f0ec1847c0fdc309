import type { CriterionExplanation } from '../criteria/eligibility.ts'
import { CRITERIA } from '../criteria/criteria.ts'
import { withTestAge } from '../criteria/english-test-age.ts'
import { explainEligibility } from '../criteria/explain.ts'
import { ABSENT } from '../criteria/finding.ts'
import type { ScholarshipCriteria } from '../scholarship-criteria.ts'
import { ASKED_COLUMNS, columnRequirements } from './column-requirements.ts'
import type { Judged } from './judged.ts'
import {
  judgeRequirement,
  type OpenQuestion,
  type RequirementFinding,
} from './judge-requirement.ts'
import { resultOfAll } from './judge-term.ts'
import { placesFirst, type Requirement } from './requirement.ts'
import type { AskedStudent } from './student-answers.ts'

export type AwardVerdict =
  | 'ELIGIBLE'
  | 'ANSWER_QUESTIONS'
  | 'CHECK_WITH_PROVIDER'
  | 'NOT_ELIGIBLE'

/** One award judged for one student. */
export type AwardJudgement = {
  verdict: AwardVerdict
  label: string
  /** Questions whose answers would decide more, each once. */
  questions: readonly OpenQuestion[]
  /** What they would decide, by name. */
  unanswered: readonly string[]
  /** What only the provider can judge, by name. */
  withProvider: readonly string[]
  /** The names of what shuts the student out. */
  failed: readonly string[]
  /** The columns' criteria that the profile decides. */
  criteria: readonly CriterionExplanation[]
  /** The requirements that are judged beyond the columns. */
  requirements: readonly RequirementFinding[]
  /** What the student has to do or send, starting with a place at a university; it makes nobody less eligible. */
  steps: readonly RequirementFinding[]
}

export type AskingAward = {
  id: string
  criteria: ScholarshipCriteria
  requirements: readonly Requirement[]
  /** Published here by its provider, so whatever it leaves out the provider has left out. */
  isMadeHere?: boolean
}

/**
 * Judges an award's columns and requirements for one student; null before there is a profile. `today` is
 * YYYY-MM-DD.
 */
export function judgeAward(
  award: AskingAward,
  student: AskedStudent,
  today: string,
): AwardJudgement
export function judgeAward(
  award: AskingAward,
  student: AskedStudent | null,
  today: string,
): AwardJudgement | null
export function judgeAward(
  { id, criteria, requirements, isMadeHere = false }: AskingAward,
  student: AskedStudent | null,
  today: string,
): AwardJudgement | null {
  if (student === null) return null
  const absent = isMadeHere ? ABSENT.own : ABSENT.source
  const columns = explainEligibility(criteria, student, absent)
    .criteria.filter(({ code }) => !ASKED_COLUMNS.includes(code))
    .map((one) => (one.code === 'english' ? withTestAge(one, student, today) : one))
  const context = { awardId: id, today }
  const ofColumns = columnRequirements(criteria)
  const asked = ofColumns.map((one) => judgeRequirement(one, student, context))
  const own = placesFirst(requirements).map((one) =>
    judgeRequirement(one, student, context),
  )
  const steps = own.filter(({ result }) => result === 'STEP')
  const judged = own.filter(({ result }) => result !== 'STEP')
  const shown = [...asked, ...judged]
  const parts = [
    ...columns.filter(({ isHard }) => isHard).map(partOfColumn),
    ...shown.map(partOfFinding),
  ]
  return { ...verdictOf(parts), criteria: columns, requirements: shown, steps }
}

/** One thing that counts toward the verdict. */
type Part = {
  name: string
  result: Judged['result']
  questions: readonly OpenQuestion[]
}

const shortNames = new Map(CRITERIA.map(({ code, shortName }) => [code, shortName]))

function partOfColumn({ code, result, profileField }: CriterionExplanation): Part {
  const name = shortNames.get(code) ?? code
  if (result !== 'TELL_US_MORE') return { name, result, questions: [] }
  const field = profileField ?? code
  return { name, result: 'ANSWER', questions: [{ kind: 'profile', field }] }
}

function partOfFinding({ label, result, questions }: RequirementFinding): Part {
  return { name: label, result: result === 'STEP' ? 'PASS' : result, questions }
}

function verdictOf(
  parts: readonly Part[],
): Omit<AwardJudgement, 'criteria' | 'requirements' | 'steps'> {
  const named = (result: Judged['result']) => [
    ...new Set(parts.flatMap((part) => (part.result === result ? part.name : []))),
  ]
  const questions = distinct(parts.flatMap((part) => part.questions))
  const found = {
    questions,
    unanswered: named('ANSWER'),
    withProvider: named('CHECK_WITH_PROVIDER'),
    failed: named('FAIL'),
  }
  switch (resultOfAll(parts.map(({ result }) => result))) {
    case 'FAIL':
      return {
        ...found,
        verdict: 'NOT_ELIGIBLE',
        label: `Not eligible: ${found.failed.join(', ')}`,
      }
    case 'ANSWER': {
      const n = questions.length
      const label = n === 1 ? 'Answer 1 question' : `Answer ${n} questions`
      return { ...found, verdict: 'ANSWER_QUESTIONS', label }
    }
    case 'CHECK_WITH_PROVIDER':
      return {
        ...found,
        verdict: 'CHECK_WITH_PROVIDER',
        label: 'Check with the provider',
      }
    case 'PASS':
      return { ...found, verdict: 'ELIGIBLE', label: 'Eligible' }
  }
}

function distinct(questions: readonly OpenQuestion[]): OpenQuestion[] {
  const byName = new Map(
    questions.map((one) => [one.kind === 'fact' ? `fact ${one.key}` : one.field, one]),
  )
  return [...byName.values()]
}
