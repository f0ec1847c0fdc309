import { universityIdOf } from '@landfall/reference/university-id'
import type { Judged, Missing } from './judged.ts'
import { judgeTerm, termOf } from './judge-term.ts'
import { type Decide, type Requirement, waysOf } from './requirement.ts'
import { type AskedStudent, factKey } from './student-answers.ts'

/** A fact with its question, or a field of the profile. */
export type OpenQuestion =
  | (Extract<Missing, { kind: 'fact' }> & { fact: string; question: string })
  | Extract<Missing, { kind: 'profile' }>

/** One requirement judged for one student, in words: "Asked", "You" and why. */
export type RequirementFinding = {
  key: string
  kind: Requirement['kind']
  label: string
  /** STEP: something to do or send, which makes nobody less eligible. */
  result: Judged['result'] | 'STEP'
  asked: string
  yours: string | null
  explanation: string
  /** Empty unless the result is ANSWER. */
  questions: readonly OpenQuestion[]
}

export type RequirementContext = {
  awardId: string
  /** YYYY-MM-DD */
  today: string
}

/**
 * Judges one requirement for one student. A requirement that does not apply to the student's level passes, and says
 * so.
 */
export function judgeRequirement(
  requirement: Requirement,
  student: AskedStudent,
  { awardId, today }: RequirementContext,
): RequirementFinding {
  const term = termOf(requirement, awardId)
  const judged =
    term === null ? stepOf(requirement, student) : judgeTerm(term, student, today)
  const { key, kind, label, text, asOf, decide } = requirement
  return {
    key,
    kind,
    label,
    result: judged.result,
    asked: text,
    yours: judged.yours,
    explanation: withRound(judged.explanation, asOf),
    questions: judged.missing.map((missing) => questionOf(missing, decide, awardId)),
  }
}

type Step = Omit<Judged, 'result'> & { result: 'STEP' | 'PASS' }

function stepOf({ appliesTo, figures }: Requirement, student: AskedStudent): Step {
  const level = student.intendedDegreeLevel
  if (level !== null && appliesTo.length > 0 && !appliesTo.includes(level)) {
    const explanation = 'Not asked at your level.'
    return { result: 'PASS', yours: null, explanation, missing: [] }
  }
  const { intendedUniversities: intended } = student
  const planned = figures.institutions?.find(
    ({ unitid }) =>
      intended.length > 0 && unitid !== null && intended.includes(universityIdOf(unitid)),
  )
  const yours = planned === undefined ? null : `You plan to apply to ${planned.name}`
  return { result: 'STEP', yours, explanation: 'Something to do.', missing: [] }
}

/** Adds the round: a year such as "2023", or words such as "an older page". */
function withRound(explanation: string, asOf: string | null): string {
  if (asOf === null) return explanation
  return /^\d{4}$/.test(asOf)
    ? `${explanation} This rule is from the ${asOf} round.`
    : `${explanation} This is known from ${asOf}.`
}

function questionOf(missing: Missing, decide: Decide, awardId: string): OpenQuestion {
  if (missing.kind === 'profile') return missing
  const parts = waysOf(decide)
  const asking = parts.find(
    (part) => part.by === 'question' && factKey(part, awardId) === missing.key,
  )
  if (asking?.by !== 'question') throw new Error(`Nothing asks for ${missing.key}`)
  return { ...missing, fact: asking.fact, question: asking.question }
}
