import { MATCH_TERMS, NEUTRAL_GOALS_TENTHS, type TermCode } from '../score/terms.ts'
import { amountTerm, timeTerm } from '../score/wish-terms.ts'
import type { UnitBonus } from './bound-kernel.ts'
import { type Asked, createByFacts, type MatchFacts } from './by-facts.ts'
import {
  type BitsetName,
  GROUP_NAMES,
  type GroupName,
  STATES_AWARD,
  STATES_DUE,
  STATES_GROUP,
} from './columns.ts'
import { SLOT } from './room.ts'
import { sampleListing } from './sample-listing.ts'
import { apart, SET_TERMS, type SetTerm } from './set-terms.ts'
import { type Part, partOf } from './steps.ts'
import { type BitsetPlace, createWordProgram } from './word-program.ts'

/** So many tenths are one unit of a bound. */
const UNIT = 10

/** Rows of the slot are worth so much more. */
export type Bonus = { slot: number; tenths: number }

/** What the kernels add up. */
export type Scoring = {
  /** Of every row; the bonuses of sets, and what is looked up row by row, come on top. */
  base: number
  /** Those of sets, exact. */
  bonuses: readonly Bonus[]
  /** The same, and those that only bound what is looked up. */
  units: readonly UnitBonus[]
  /** Fill the slots of all of them; `early` those that make many shapes, for a kernel of their own. */
  early: readonly Part[]
  parts: readonly Part[]
  /** The units that a row needs to get to a score. */
  unitsFor(score: number): number
}

/** Of each group: the most that stated minima are worth, and what none are. */
export type GroupWorths = Readonly<Record<GroupName, { most: number; none: number }>>

const KEPT_TERMS = 1024
const MOST_CASES = 6

export function createScoring(
  placeOf: BitsetPlace,
  nobody: number,
): (facts: MatchFacts, groups: GroupWorths) => Scoring {
  const terms = Object.values(SET_TERMS).map((term, at) =>
    createByFacts(KEPT_TERMS, (asked) =>
      setWorths(term(asked), SLOT.bonuses + at * MOST_CASES, placeOf, nobody),
    ),
  )
  const unstated = createByFacts(KEPT_TERMS, unstatedWorths)
  const markParts = new Map<BitsetName, Part>()
  const markPart = (mark: BitsetName, slot: number): Part => {
    const known = markParts.get(mark) ?? copied(mark, slot, placeOf, nobody)
    markParts.set(mark, known)
    return known
  }
  return (facts, groups) => {
    const sets = terms.map((term) => term(facts))
    const marks = marksOf(groups, unstated(facts))
    const bonuses = sets.flatMap((set) => set.bonuses)
    const bounding = marks.filter(({ tenths }) => tenths > 0)
    const base = NEUTRAL_GOALS_TENTHS + sum(sets.map(({ least }) => least))
    const boundBase = base + sum(marks.map(({ none }) => none)) + possible('place')
    return {
      base,
      bonuses,
      units: [...bonuses, ...bounding].map(({ slot, tenths }) => ({
        slot,
        units: Math.ceil(tenths / UNIT),
      })),
      early: sets.slice(0, 1).map(({ part }) => part),
      parts: [
        ...sets.slice(1).map(({ part }) => part),
        ...bounding.map(({ mark, slot }) => markPart(mark, slot)),
      ],
      unitsFor: (score) => Math.ceil((score - boundBase) / UNIT),
    }
  }
}

type SetWorths = { least: number; bonuses: readonly Bonus[]; part: Part }

function setWorths(
  term: SetTerm,
  firstSlot: number,
  placeOf: BitsetPlace,
  nobody: number,
): SetWorths {
  const worths = [...term.cases.map(({ tenths }) => tenths), term.rest]
  if (worths.length > MOST_CASES) throw new RangeError('too many cases add to the score')
  const least = Math.min(...worths)
  const program = createWordProgram(placeOf, nobody)
  const bonuses: Bonus[] = []
  for (const [at, when] of apart(term).entries()) {
    const tenths = (worths[at] ?? 0) - least
    if (tenths === 0) continue
    const slot = firstSlot + at
    program.put(slot, when)
    bonuses.push({ slot, tenths })
  }
  return { least, bonuses, part: partOf(program.steps) }
}

/** Rows with a mark state something that is looked up row by row; others are worth `none`. */
type Mark = { mark: BitsetName; slot: number; none: number; tenths: number }

function marksOf(
  groups: GroupWorths,
  { amount, time }: { amount: number; time: number },
): Mark[] {
  return [
    ...GROUP_NAMES.map((group) => {
      const { most, none } = groups[group]
      // Not `most` itself, for each sum of bonuses has a kernel of its own.
      return { mark: STATES_GROUP[group], most: most > none ? possible(group) : none, none }
    }),
    { mark: STATES_AWARD, most: possible('amount'), none: amount },
    { mark: STATES_DUE, most: possible('time'), none: time },
  ].map(({ mark, most, none }, at) => ({
    mark,
    slot: SLOT.marks + at,
    none,
    tenths: most - none,
  }))
}

function unstatedWorths({ query, today }: Asked): { amount: number; time: number } {
  const nothing = sampleListing({})
  return {
    amount: amountTerm(nothing, query, today).tenths,
    time: timeTerm(nothing, query, today).tenths,
  }
}

function copied(
  mark: BitsetName,
  slot: number,
  placeOf: BitsetPlace,
  nobody: number,
): Part {
  const program = createWordProgram(placeOf, nobody)
  program.put(slot, mark)
  return partOf(program.steps)
}

function possible(code: TermCode): number {
  return (MATCH_TERMS.find((term) => term.code === code)?.possible ?? 0) * 10
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
