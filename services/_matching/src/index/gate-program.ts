import { CRITERIA, type Criterion } from '../criteria/criteria.ts'
import type { CriterionCode, CriterionPlan } from '../criteria/eligibility.ts'
import { planCriterion } from '../criteria/plan.ts'
import { createByFacts, type MatchFacts } from './by-facts.ts'
import { GROUP_NAMES, type GroupName, OPEN } from './columns.ts'
import { GROUP_CRITERIA, isJudgedBy } from './group-criteria.ts'
import { SLOT } from './room.ts'
import { type Part, partOf, negated, type Source, slot, type Step } from './steps.ts'
import {
  type BitsetPlace,
  createWordProgram,
  type Rows,
  type WordProgram,
} from './word-program.ts'

export type GateProgram = {
  /** To be run one after the other; those of one list by one kernel. */
  parts: readonly (readonly Part[])[]
  /** The criteria whose facts may be missing, and what counts the rows that lack them alone. */
  missing: readonly Missing[]
}
export type Missing = { code: CriterionCode; counter: number }

/** Counters of match and check; those of missing facts follow. */
export const COUNTER = { match: 0, check: 1, missing: 2 } as const
export const COUNTERS = COUNTER.missing + CRITERIA.length

const FAILED: Readonly<Record<GroupName, number>> = {
  gpa: SLOT.failedGpa,
  english: SLOT.failedEnglish,
}

/** So many criteria share a kernel: with more, fewer students would find theirs ready. */
const CRITERIA_A_KERNEL = 3
/** Of one criterion. */
const KEPT_PARTS = 1024

/**
 * The plan of one student as steps over bitsets. Each criterion goes case by case over the rows (`rest`)
 * that no earlier case of it took. Who fails leaves `alive`, who is open is in `one`, who is open in a
 * second criterion also in `two`. The criteria of GROUPS come last and look at the same rows, so that
 * `solo` are those that one of them alone shuts out.
 */
export function createGateProgram(
  placeOf: BitsetPlace,
  nobody: number,
): (facts: MatchFacts) => GateProgram {
  const begin = partOf([
    { operation: 'start', target: SLOT.alive, source: rowsOf(placeOf, nobody, OPEN) },
  ])
  const groupCodes = GROUP_NAMES.map((group) => GROUP_CRITERIA[group])
  const hard = CRITERIA.filter(({ isHard }) => isHard)
  const gates = hard.filter(({ code }) => !groupCodes.includes(code))
  const groups = hard.filter(({ code }) => groupCodes.includes(code))
  const judges = [...chunks(gates), groups].map((some) =>
    some.map((criterion) => judgeOf(criterion, placeOf, nobody)),
  )
  const sum = createSum()
  return (facts) => {
    const tells: Tell[] = []
    const parts: Part[][] = []
    for (const some of judges) {
      const judged = parts.length === 0 ? [begin] : []
      for (const judge of some) {
        const { part, canMiss } = judge(facts)
        judged.push(part)
        if (canMiss !== null) tells.push(canMiss)
      }
      parts.push(judged)
    }
    parts.push([sum(tells)])
    return {
      parts,
      missing: tells.map(({ code }, at) => ({ code, counter: COUNTER.missing + at })),
    }
  }
}

function rowsOf(placeOf: BitsetPlace, nobody: number, name: typeof OPEN): Source {
  return createWordProgram(placeOf, nobody).rowsOf(name)
}

/** The last one has what is left over. */
function chunks(criteria: readonly Criterion[]): Criterion[][] {
  const count = Math.floor(criteria.length / CRITERIA_A_KERNEL)
  return Array.from({ length: count }, (_, at) =>
    criteria.slice(
      at * CRITERIA_A_KERNEL,
      at === count - 1 ? criteria.length : (at + 1) * CRITERIA_A_KERNEL,
    ),
  )
}

/** Rows of the slot lack the criterion's fact. */
type Tell = { code: CriterionCode; slot: number }
type Judged = { part: Part; canMiss: Tell | null }

function judgeOf(
  criterion: Criterion,
  placeOf: BitsetPlace,
  nobody: number,
): (facts: MatchFacts) => Judged {
  const { code } = criterion
  const place = CRITERIA.indexOf(criterion)
  const group = GROUP_NAMES.find((name) => GROUP_CRITERIA[name] === code) ?? null
  if (SLOT.tells + CRITERIA.length > SLOT.bonuses) throw new RangeError('too many criteria')
  return createByFacts(KEPT_PARTS, ({ query }) => {
    const plan = planCriterion(criterion, query.student)
    if (group !== null && !isJudgedBy(plan, group)) {
      throw new Error(`${code} is judged by other columns than those of ${group}`)
    }
    const program = createWordProgram(placeOf, nobody)
    judge(program, plan, group, SLOT.tells + place)
    const told = plan.cases.filter(({ result }) => result === 'TELL_US_MORE').length
    if (told > 1) throw new Error('a fact is missing in one way only')
    const canMiss = told === 0 ? null : { code, slot: SLOT.tells + place }
    return { part: partOf(program.steps), canMiss }
  })
}

function judge(
  program: WordProgram,
  { cases }: CriterionPlan,
  group: GroupName | null,
  tell: number,
): void {
  const [only] = cases
  if (cases.length === 1 && only !== undefined && only.result !== 'FAIL') {
    if (only.result === 'PASS') return
    const target = only.result === 'TELL_US_MORE' ? tell : SLOT.unused
    program.step('ask', target, certain(program.word(only.when), SLOT.alive))
    return
  }
  program.step('copy', SLOT.rest, slot(SLOT.alive))
  for (const [at, { result, when }] of cases.entries()) {
    if (result === 'PASS' && at === cases.length - 1) continue
    const rows = certain(program.word(when), SLOT.rest)
    if (result === 'PASS') program.step('and', SLOT.rest, negated(rows))
    else if (result === 'TELL_US_MORE') program.step('open', tell, rows)
    else if (result === 'CHECK_WITH_PROVIDER') program.step('open', SLOT.unused, rows)
    else if (group === null) program.step('drop', SLOT.alive, rows)
    else program.step('take', FAILED[group], rows)
  }
}

/** Every row that is asked about, where a predicate holds always. */
function certain(rows: Rows, asked: number): Source {
  return rows === 'every' ? slot(asked) : rows
}

/** The same part for the same slots; these are few. */
function createSum(): (tells: readonly Tell[]) => Part {
  const kept = new Map<number, Part>()
  return (tells) => {
    let key = 0
    for (const { slot: tell } of tells) key |= 1 << (tell - SLOT.tells)
    const part = kept.get(key) ?? sumUp(tells)
    kept.set(key, part)
    return part
  }
}

function sumUp(tells: readonly Tell[]): Part {
  return partOf([
    { operation: 'finish' },
    counting(COUNTER.match, SLOT.match),
    counting(COUNTER.check, SLOT.check),
    ...tells.map(({ slot: tell }, at): Step => {
      const counter = COUNTER.missing + at
      return { operation: 'count-slot', target: SLOT.single, slot: tell, counter }
    }),
  ])
}

function counting(counter: number, rows: number): Step {
  return { operation: 'count', target: rows, source: slot(rows), counter }
}
