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
  hasDigit,
  OPEN,
} from './columns.ts'
import type { Bonus } from './score-bounds.ts'
import { apart, type SetTerms } from './set-terms.ts'
import { type LimitOf, NONE, type Word, wordOf } from './word-code.ts'

/**
 * One criterion: its cases in order. `tell` numbers it among those whose fact may be missing; `group`
 * when listings that it alone shuts out are counted.
 */
export type CriterionSteps = {
  group: GroupName | null
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
  criteria: CriterionSteps[]
  tells: number
  /** Add up to a bound of the score, c.f. bonuses.ts. */
  bonuses: { word: Word; units: number }[]
  /** What adds points, in the order of Scoring.deltas. */
  cases: Word[]
}

export type MatchPlan = {
  form: PlanForm
  /** The bitset of each leaf. */
  leaves: number[]
  /** The digits of each limit, c.f. `zeroDigits`. */
  limits: number[]
  /** The criteria behind `tell`. */
  missing: CriterionCode[]
}

export function matchPlan(
  { criteria }: EligibilityPlan,
  terms: SetTerms,
  bonuses: readonly Bonus[],
  numberOf: (name: BitsetName) => number,
): MatchPlan {
  const { leaves, leafOf } = createLeaves(numberOf)
  const { limits, limitOf } = createLimits()
  const word = (predicate: Predicate) => wordOf(predicate, leafOf, limitOf)
  const bitset = (name: BitsetName): Word => {
    const leaf = leafOf(name)
    return leaf === null ? NONE : { op: 'leaf', leaf }
  }
  const groups = groupCriteria({ criteria })
  const groupOf = (criterion: CriterionPlan) =>
    GROUP_NAMES.find((group) => groups[group] === criterion) ?? null
  const missing: CriterionCode[] = []
  const open = bitset(OPEN)
  const steps = criteria
    .filter(({ isHard }) => isHard)
    .map((criterion): CriterionSteps => {
      const { code, cases } = criterion
      const canMiss = cases.some(({ result }) => result === 'TELL_US_MORE')
      return {
        group: groupOf(criterion),
        tell: canMiss ? missing.push(code) - 1 : null,
        cases: cases.map(({ result, when }) => ({ result, word: word(when) })),
      }
    })
  const { field, level, country, need } = terms
  const form: PlanForm = {
    open,
    criteria: steps,
    tells: missing.length,
    bonuses: bonuses.map((bonus) => ({
      word: 'mark' in bonus ? bitset(bonus.mark) : word(bonus.when),
      units: bonus.units,
    })),
    cases: [field, level, country, need].flatMap((term) =>
      apart(term).slice(0, -1).map(word),
    ),
    leaves: leaves.length,
  }
  return { form, leaves, limits, missing }
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

/** Limits lie one behind the other, each by its digits; its number is the place of its first one. */
function createLimits() {
  const limits: number[] = []
  const known = new Map<string, number>()
  const limitOf: LimitOf = (column, units, digits) => {
    const key = `${column} ${units}`
    const first = known.get(key) ?? limits.length
    if (first === limits.length) limits.push(...zeroDigits(units, digits))
    known.set(key, first)
    return first
  }
  return { limits, limitOf }
}

/** -1 where the number has a zero; a number beyond the digits is greater than all they can say. */
function zeroDigits(units: number, digits: number): number[] {
  const within = Math.min(units, 2 ** digits - 1)
  return Array.from({ length: digits }, (_, digit) => (hasDigit(within, digit) ? 0 : -1))
}

/** The criteria that are judged by a group's values alone. */
export function groupCriteria({
  criteria,
}: Pick<EligibilityPlan, 'criteria'>): Record<GroupName, CriterionPlan> {
  const hard = criteria.filter(({ isHard }) => isHard)
  return { gpa: groupCriterion(hard, 'gpa'), english: groupCriterion(hard, 'english') }
}

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
