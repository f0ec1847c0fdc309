import type {
  CriterionCode,
  CriterionPlan,
  CriterionResult,
  EligibilityPlan,
} from '../criteria/eligibility.ts'
import type { Predicate } from '../criteria/predicate.ts'
import {
  type BitsetName,
  GROUP_NAMES,
  GROUPS,
  type GroupName,
  OPEN,
  STATES_MINIMA,
} from './columns.ts'
import { apart, type SetTerm, type SetTerms } from './set-terms.ts'
import { NONE, type Word, wordOf } from './word-code.ts'

/** One criterion: its cases in order; `tell` numbers it among those whose fact may be missing. */
export type CriterionSteps = {
  cases: { result: CriterionResult; word: Word }[]
  tell: number | null
}

/**
 * The form of one student's plan over bitsets, without the bitsets' own numbers: plans of the same form
 * share a kernel.
 */
export type PlanForm = {
  leaves: number
  open: Word
  statesMinima: Word
  criteria: CriterionSteps[]
  tells: number
  /** Each row is in one of them. */
  fields: Word[]
  /** The rows where the term is worth most. */
  country: Word
  need: Word
  /** What adds points, in the order of Scoring.deltas. */
  cases: Word[]
}

export type MatchPlan = {
  form: PlanForm
  /** The bitset of each leaf. */
  leaves: number[]
  /** The criteria behind `tell`, GROUP_NAMES first. */
  missing: CriterionCode[]
  groups: Record<GroupName, CriterionPlan>
}

/** The criteria of GROUPS are judged row by row, the others by sets. */
export function matchPlan(
  { criteria }: EligibilityPlan,
  terms: SetTerms,
  numberOf: (name: BitsetName) => number,
): MatchPlan {
  const { leaves, leafOf } = createLeaves(numberOf)
  const word = (predicate: Predicate) => wordOf(predicate, leafOf)
  const bitset = (name: BitsetName): Word => {
    const leaf = leafOf(name)
    return leaf === null ? NONE : { op: 'leaf', leaf }
  }
  const hard = criteria.filter(({ isHard }) => isHard)
  const groups = {
    gpa: groupCriterion(hard, 'gpa'),
    english: groupCriterion(hard, 'english'),
  }
  const missing: CriterionCode[] = GROUP_NAMES.map((group) => groups[group].code)
  const open = bitset(OPEN)
  const steps = hard
    .filter((criterion) => criterion !== groups.gpa && criterion !== groups.english)
    .map(({ code, cases }): CriterionSteps => {
      const canMiss = cases.some(({ result }) => result === 'TELL_US_MORE')
      return {
        tell: canMiss ? missing.push(code) - 1 : null,
        cases: cases.map(({ result, when }) => ({ result, word: word(when) })),
      }
    })
  const { field, level, country, need } = terms
  const form: PlanForm = {
    open,
    statesMinima: bitset(STATES_MINIMA),
    criteria: steps,
    tells: missing.length,
    fields: apart(field).map(word),
    country: word(highOf(country)),
    need: word(highOf(need)),
    cases: [field, level, country, need].flatMap((term) =>
      apart(term).slice(0, -1).map(word),
    ),
    leaves: leaves.length,
  }
  return { form, leaves, missing, groups }
}

function createLeaves(numberOf: (name: BitsetName) => number) {
  const leaves: number[] = []
  const known = new Map<string, number | null>()
  const leafOf = (name: BitsetName): number | null => {
    const key = `${name.column}${name.value === null ? '?' : `=${name.value}`}`
    const before = known.get(key)
    if (before !== undefined) return before
    const number = numberOf(name)
    const leaf = number < 0 ? null : leaves.push(number) - 1
    known.set(key, leaf)
    return leaf
  }
  return { leaves, leafOf }
}

/** The criterion that is judged by the group's values alone. */
function groupCriterion(hard: readonly CriterionPlan[], group: GroupName): CriterionPlan {
  const columns: readonly string[] = GROUPS[group]
  const found = hard.find(({ cases }) =>
    cases
      .flatMap(({ when }) => columnsOf(when))
      .every((column) => columns.includes(column)),
  )
  if (found === undefined)
    throw new Error(`no criterion is judged by ${columns.join(', ')}`)
  return found
}

function columnsOf(predicate: Predicate): string[] {
  switch (predicate.op) {
    case 'all':
    case 'any':
      return predicate.of.flatMap(columnsOf)
    case 'not':
      return columnsOf(predicate.of)
    default:
      return [predicate.column]
  }
}

/** The first case of the highest worth. */
function highOf(term: SetTerm): Predicate {
  const worths = [...term.cases.map(({ tenths }) => tenths), term.rest]
  const when = apart(term)[worths.indexOf(Math.max(...worths))]
  return when ?? { op: 'all', of: [] }
}
