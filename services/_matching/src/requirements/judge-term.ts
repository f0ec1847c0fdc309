import type { DegreeLevel } from '../scholarship-criteria.ts'
import { decided, type Judged, lacking, type Missing } from './judged.ts'
import { judgeRule } from './judge-rule.ts'
import type { Decide, ProfileRule, Requirement } from './requirement.ts'
import { type AskedStudent, answerOf, factKey } from './student-answers.ts'

/** The part of a requirement that judging needs: no text, no step, and facts under their keys. */
export type Term = { appliesTo: readonly DegreeLevel[]; test: Test }

export type Test =
  | { by: 'profile'; rule: ProfileRule }
  | { by: 'fact'; key: string; expects: boolean }
  | { by: 'provider' }
  | { by: 'any'; of: readonly Test[] }

/** The term of a requirement; null for a step, which is not judged. */
export function termOf(
  { appliesTo, decide }: Pick<Requirement, 'appliesTo' | 'decide'>,
  awardId: string,
): Term | null {
  const test = testOf(decide, awardId)
  return test === null ? null : { appliesTo, test }
}

function testOf(decide: Decide, awardId: string): Test | null {
  switch (decide.by) {
    case 'action':
      return null
    case 'provider':
      return { by: 'provider' }
    case 'question':
      return { by: 'fact', key: factKey(decide, awardId), expects: decide.expects }
    case 'profile':
      return { by: 'profile', rule: decide.rule }
    case 'alternatives':
      return { by: 'any', of: decide.of.flatMap((one) => testOf(one, awardId) ?? []) }
  }
}

const LEVEL_WORDS: Readonly<Record<DegreeLevel, string>> = {
  undergraduate: 'undergraduates',
  graduate: 'graduate students',
  phd: 'PhD students',
  postdoc: 'postdocs',
}

/** Judges one term for a student; `today` is YYYY-MM-DD. */
export function judgeTerm(
  { appliesTo, test }: Term,
  student: AskedStudent,
  today: string,
): Judged {
  const judged = judgeTest(test, student, today)
  if (appliesTo.length === 0 || judged.result === 'PASS') return judged
  const level = student.intendedDegreeLevel
  const whom = appliesTo.map((one) => LEVEL_WORDS[one]).join(', ')
  if (level === null) {
    const open = lacking('intendedDegreeLevel', `Asked only of ${whom}.`)
    return { ...open, missing: [...open.missing, ...judged.missing] }
  }
  return appliesTo.includes(level)
    ? judged
    : decided('PASS', null, `Asked only of ${whom}.`)
}

function judgeTest(test: Test, student: AskedStudent, today: string): Judged {
  switch (test.by) {
    case 'profile':
      return judgeRule(test.rule, student, today)
    case 'fact':
      return judgeFact(test, student)
    case 'provider':
      return decided('CHECK_WITH_PROVIDER', null, 'Only the provider can judge it.')
    case 'any':
      return judgeAny(test.of.map((one) => judgeTest(one, student, today)))
  }
}

type FactTest = Extract<Test, { by: 'fact' }>

/** The result of judging the test, without its words. */
function resultOfFact({ key, expects }: FactTest, student: AskedStudent): Judged['result'] {
  const answer = answerOf(student, key)
  if (answer === null || answer === 'declined') return 'ANSWER'
  return answer === expects ? 'PASS' : 'FAIL'
}

function judgeFact(test: FactTest, student: AskedStudent): Judged {
  const { key, expects } = test
  const answer = answerOf(student, key)
  if (answer === null || answer === 'declined') {
    const isDeclined = answer === 'declined'
    const missing: Missing[] = [{ kind: 'fact', key, isDeclined }]
    const explanation = isDeclined
      ? 'You prefer not to say; only you know whether it fits.'
      : 'You have not answered it yet.'
    return { result: 'ANSWER', yours: null, explanation, missing }
  }
  const yours = answer ? 'Yes' : 'No'
  return resultOfFact(test, student) === 'PASS'
    ? decided('PASS', yours, 'Your answer fits.')
    : decided('FAIL', yours, `The answer needs to be ${expects ? 'yes' : 'no'}.`)
}

/**
 * Passes when one passes and fails only when all fail; otherwise a question that can still be answered takes
 * priority over the provider.
 */
function judgeAny(all: readonly Judged[]): Judged {
  const passed = all.find(({ result }) => result === 'PASS')
  if (passed !== undefined) return passed
  const told = all.flatMap(({ yours }) => yours ?? [])
  const yours = told.length === 0 ? null : told.join(', ')
  const missing = all.flatMap((one) => one.missing)
  if (missing.length > 0) {
    const explanation = 'Any one is enough; we need to know more about you to decide.'
    return { result: 'ANSWER', yours, explanation, missing }
  }
  return all.every(({ result }) => result === 'FAIL')
    ? decided('FAIL', yours, 'Any one would be enough, but none of them applies to you.')
    : decided('CHECK_WITH_PROVIDER', yours, 'Only the provider can judge it.')
}

const RESULT_ORDER = ['FAIL', 'ANSWER', 'CHECK_WITH_PROVIDER', 'PASS'] as const

/** The result of conditions that must all be met: the worst of them. */
export function resultOfAll(results: Iterable<Judged['result']>): Judged['result'] {
  const found = new Set(results)
  return RESULT_ORDER.find((result) => found.has(result)) ?? 'PASS'
}
