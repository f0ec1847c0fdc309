import { createHash } from 'node:crypto'
import { type Judged, type Missing, nameOf } from './judged.ts'
import { judgeTerm, resultOfAll, type Term, termOf, type Test } from './judge-term.ts'
import type { Requirement } from './requirement.ts'
import type { AskedStudent } from './student-answers.ts'

/**
 * The decidable part of an award's requirements, in one canonical form. Awards that ask students for the same have
 * the same id, so each set is judged once per student and the rows are then chosen by it. It holds no texts and no
 * steps, and of everything that only the provider can judge, only that such a requirement exists.
 */
export type RequirementSet = {
  /** 16 hex digits of the terms' SHA-256. */
  id: string
  terms: readonly Term[]
}

/**
 * Pass the requirements of the columns too (`columnRequirements`) where rows are chosen by the set. Awards with a
 * requirement that is answered for each award alone share their set with no other award.
 */
export function requirementSetOf(
  awardId: string,
  requirements: readonly Requirement[],
): RequirementSet {
  const byText = new Map(
    requirements
      .flatMap((requirement) => termOf(requirement, awardId) ?? [])
      .map(canonicalTerm)
      .map((term) => [textOf(term), term]),
  )
  const texts = [...byText.keys()].toSorted()
  const hash = createHash('sha256').update(texts.join('\n')).digest('hex')
  return { id: hash.slice(0, 16), terms: texts.flatMap((text) => byText.get(text) ?? []) }
}

export type SetJudgement = {
  result: Judged['result']
  /** Each missing thing once; a failed set also lists what it still lacks. */
  missing: readonly Missing[]
}

/** Judges a set for one student, as `judgeRequirement` judges its requirements; `today` is YYYY-MM-DD. */
export function judgeSet(
  { terms }: RequirementSet,
  student: AskedStudent,
  today: string,
): SetJudgement {
  const judged = terms.map((term) => judgeTerm(term, student, today))
  const missing = new Map(
    judged.flatMap((one) => one.missing).map((one) => [nameOf(one), one]),
  )
  return {
    result: resultOfAll(judged.map(({ result }) => result)),
    missing: [...missing.values()],
  }
}

/** The facts that a set asks for, each once, under the keys of their answers. */
export function factKeysOf({ terms }: Pick<RequirementSet, 'terms'>): string[] {
  return [...new Set(terms.flatMap(({ test }) => keysOfTest(test)))]
}

/** The facts that one test asks for. */
export function keysOfTest(test: Test): string[] {
  if (test.by === 'any') return test.of.flatMap(keysOfTest)
  return test.by === 'fact' ? [test.key] : []
}

function canonicalTerm({ appliesTo, test }: Term): Term {
  return { appliesTo: [...new Set(appliesTo)].toSorted(), test: canonicalTest(test) }
}

/** Lists are sets here, so their order and repetitions mean nothing. */
function canonicalTest(test: Test): Test {
  if (test.by === 'any') {
    const byText = new Map(test.of.map(canonicalTest).map((one) => [textOf(one), one]))
    const texts = [...byText.keys()].toSorted()
    return { by: 'any', of: texts.flatMap((text) => byText.get(text) ?? []) }
  }
  if (test.by !== 'profile') return test
  const { rule } = test
  switch (rule.kind) {
    case 'citizenship-in':
    case 'citizenship-not-in':
    case 'field-in':
    case 'field-not-in':
      return { by: 'profile', rule: { ...rule, codes: sorted(rule.codes) } }
    case 'level-in':
      return { by: 'profile', rule: { ...rule, levels: sorted(rule.levels) } }
    case 'visa-in':
      return { by: 'profile', rule: { ...rule, types: sorted(rule.types) } }
    case 'gender':
      return { by: 'profile', rule: { ...rule, genders: sorted(rule.genders) } }
    case 'gpa-min':
      return { by: 'profile', rule: { ...rule, minimum: Number(rule.minimum).toFixed(2) } }
    case 'english-min': {
      const ielts = rule.ielts === null ? null : Number(rule.ielts).toFixed(1)
      return { by: 'profile', rule: { ...rule, ielts } }
    }
    default:
      return test
  }
}

function sorted<T extends string>(values: readonly T[]): T[] {
  return [...new Set(values)].toSorted()
}

/** JSON with its keys in order, so that equal values have equal text. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
