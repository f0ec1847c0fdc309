import { MATCH_TERMS, NEUTRAL_GOALS_TENTHS, type TermCode } from '../score/terms.ts'
import { amountTerm, timeTerm } from '../score/wish-terms.ts'
import type { UnitBonus } from './bound-kernel.ts'
import { type Asked, createByFacts, type MatchFacts } from './by-facts.ts'
import { type BitsetName, type GroupName, STATES_DUE, STATES_GROUP } from './columns.ts'
import { SLOT } from './room.ts'
import { sampleListing } from './sample-listing.ts'
import { awardMark } from './stated-marks.ts'
import { apart, SET_TERMS, type SetTerm } from './set-terms.ts'
import { numberOf, type Part, partOf } from './steps.ts'
import { type BitsetPlace, createWordProgram } from './word-program.ts'

/** So many tenths are one unit of a bound. */
const UNIT = 10

/** Rows of the slot are worth so much more. */
export type Bonus = { slot: number; tenths: number }

/** What some sets add to the score, and the steps that fill their slots. */
export type Worths = {
  /** Exact; none where the rows have it looked up one by one. */
  bonuses: readonly Bonus[]
  /** The same, or the most that is looked up. */
  units: readonly UnitBonus[]
  unitsSum: number
  part: Part
  /** The numbers of `bonuses` by their slots, and of `units`. */
  slotsShape: number
  unitsShape: number
}

/** What the kernels add up. */
export type Scoring = {
  /** Of every row; the bonuses of sets, and what is looked up row by row, come on top. */
  base: number
  /** Its part makes many shapes, and has a kernel of its own. */
  early: Worths
  others: readonly Worths[]
  /** What a row has for sure before the units of the bound. */
  boundBase: number
}

/** The units that a row needs to get to a score. */
export function unitsFor({ boundBase }: Scoring, score: number): number {
  return Math.ceil((score - boundBase) / UNIT)
}

/** Of each group: the most that stated minima are worth, and what none are. */
export type GroupWorths = Readonly<Record<GroupName, { most: number; none: number }>>

const KEPT_TERMS = 1024
const MOST_CASES = 6

export function createScoring(
  placeOf: BitsetPlace,
  nobody: number,
): (facts: MatchFacts, groups: GroupWorths) => Scoring {
  const [field, ...others] = Object.values(SET_TERMS).map((term, at) =>
    createByFacts(KEPT_TERMS, (asked) =>
      setWorths(term(asked), SLOT.bonuses + at * MOST_CASES, placeOf, nobody),
    ),
  )
  if (field === undefined) throw new Error('no term follows from sets')
  const marks = createByFacts(KEPT_TERMS, (asked) => createMarks(asked, placeOf, nobody))
  return (facts, groups) => {
    const early = field(facts)
    const marked = marks(facts)(groups)
    const worths: Worths[] = [marked]
    let base = NEUTRAL_GOALS_TENTHS + early.least
    for (const term of others) {
      const set = term(facts)
      base += set.least
      worths.push(set)
    }
    const boundBase = base + marked.least + possible('place')
    return { base, early, others: worths, boundBase }
  }
}

/** `least`: what every row has of it. */
type LeastWorths = Worths & { least: number }

function setWorths(
  term: SetTerm,
  firstSlot: number,
  placeOf: BitsetPlace,
  nobody: number,
): LeastWorths {
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
  return { least, ...worthsOf(bonuses, bonuses, partOf(program.steps)) }
}

function worthsOf(bonuses: readonly Bonus[], most: readonly Bonus[], part: Part): Worths {
  const units = most.map(({ slot, tenths }) => ({ slot, units: Math.ceil(tenths / UNIT) }))
  return {
    bonuses,
    units,
    unitsSum: units.reduce((sum, one) => sum + one.units, 0),
    part,
    slotsShape: numberOf(`slots ${bonuses.map(({ slot }) => slot).join(' ')}`),
    unitsShape: numberOf(
      `units ${units.flatMap((one) => [one.slot, one.units]).join(' ')}`,
    ),
  }
}

/** Rows with a mark state something that is looked up row by row; others are worth what is least. */
function createMarks(
  asked: Asked,
  placeOf: BitsetPlace,
  nobody: number,
): (groups: GroupWorths) => LeastWorths {
  const award = awardMark(asked)
  const { amount, time } = unstatedWorths(asked)
  const kept = new Map<number, LeastWorths>()
  return (groups) => {
    const [gpa, english] = [mostOf(groups, 'gpa'), mostOf(groups, 'english')]
    const key = (gpa * MOST_TENTHS + english) * MOST_TENTHS + groups.gpa.none
    const known = kept.get(key * MOST_TENTHS + groups.english.none)
    if (known !== undefined) return known
    const worths: MarkWorths = [
      [STATES_GROUP.gpa, gpa, groups.gpa.none],
      [STATES_GROUP.english, english, groups.english.none],
      [award, possible('amount'), amount],
      [STATES_DUE, possible('time'), time],
    ]
    const found = markWorths(worths, placeOf, nobody)
    kept.set(key * MOST_TENTHS + groups.english.none, found)
    return found
  }
}

/** Not `most` itself, for each sum of bonuses has a kernel of its own. */
function mostOf(groups: GroupWorths, group: GroupName): number {
  const { most, none } = groups[group]
  return most > none ? possible(group) : none
}

/** Of one term, and some more. */
const MOST_TENTHS = 1024

type MarkWorths = (readonly [mark: BitsetName, most: number, none: number])[]

function markWorths(worths: MarkWorths, placeOf: BitsetPlace, nobody: number): LeastWorths {
  const program = createWordProgram(placeOf, nobody)
  const bonuses: Bonus[] = []
  for (const [at, [mark, most, none]] of worths.entries()) {
    if (most <= none) continue
    program.put(SLOT.marks + at, mark)
    bonuses.push({ slot: SLOT.marks + at, tenths: most - none })
  }
  const least = worths.reduce((sum, [, , none]) => sum + none, 0)
  return { least, ...worthsOf([], bonuses, partOf(program.steps)) }
}

function unstatedWorths({ query, today }: Asked): { amount: number; time: number } {
  const nothing = sampleListing({})
  return {
    amount: amountTerm(nothing, query, today).tenths,
    time: timeTerm(nothing, query, today).tenths,
  }
}

const POSSIBLE = new Map(
  MATCH_TERMS.map(({ code, possible: points }) => [code, points * 10]),
)

function possible(code: TermCode): number {
  return POSSIBLE.get(code) ?? 0
}
