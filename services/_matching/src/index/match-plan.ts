import type {
  CriterionCode,
  CriterionPlan,
  CriterionResult,
  EligibilityPlan,
} from '../criteria/eligibility.ts'
import type { Predicate } from '../criteria/predicate.ts'
import { type BitsetName, GROUP_NAMES, GROUPS, type GroupName, OPEN } from './columns.ts'
import type { Bonus } from './score-bounds.ts'
import { apart, type SetTerms } from './set-terms.ts'
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
  /** The criteria behind `tell`, GROUP_NAMES first. */
  missing: CriterionCode[]
}

/** The criteria of GROUPS are judged row by row, the others by sets. */
export function matchPlan(
  { criteria }: EligibilityPlan,
  terms: SetTerms,
  bonuses: readonly Bonus[],
  numberOf: (name: BitsetName) => number,
): MatchPlan {
  const { leaves, leafOf } = createLeaves(numberOf)
  const word = (predicate: Predicate) => wordOf(predicate, leafOf)
  const bitset = (name: BitsetName): Word => {
    const leaf = leafOf(name)
    return leaf === null ? NONE : { op: 'leaf', leaf }
  }
  const hard = criteria.filter(({ isHard }) => isHard)
  const groups = groupCriteria({ criteria })
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
  return { form, leaves, missing }
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
