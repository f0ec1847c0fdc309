import type {
  CriterionCode,
  CriterionPlan,
  CriterionResult,
} from '../criteria/eligibility.ts'
import type { Predicate } from '../criteria/predicate.ts'
import { GROUP_NAMES, type GroupName, OPEN } from './columns.ts'
import { groupCriteria } from './group-criteria.ts'
import { ROOM_AT, SLOT } from './room.ts'
import type { Scoring } from './score-bounds.ts'
import {
  type BitsetPlace,
  createWordProgram,
  isPlace,
  opposite,
  type Place,
  type Rows,
  slot,
} from './word-program.ts'

export type GateProgram = {
  /** c.f. gate-kernel.ts */
  steps: number[]
  /** The criteria whose facts may be missing, in the order of the counters after the first two. */
  missing: CriterionCode[]
}

type Program = ReturnType<typeof createWordProgram>
const FAILED: Readonly<Record<GroupName, number>> = {
  gpa: SLOT.failedGpa,
  english: SLOT.failedEnglish,
}

/**
 * The plan of one student as steps over bitsets. Each criterion goes case by case over the rows (`rest`)
 * that no earlier case of it took. Who fails leaves `alive`, who is open is in `one`, who is open in a
 * second criterion also in `two`. The criteria of GROUPS come last and look at the same rows, so that
 * `solo` are those that one of them alone shuts out.
 */
export function gateProgram(
  criteria: readonly CriterionPlan[],
  { bonuses }: Scoring,
  placeOf: BitsetPlace,
): GateProgram {
  const program = createWordProgram(placeOf)
  const missing: CriterionCode[] = []
  const groups = groupCriteria(criteria)
  const groupOf = (criterion: CriterionPlan) =>
    GROUP_NAMES.find((group) => groups[group] === criterion) ?? null
  const hard = criteria.filter(({ isHard }) => isHard)

  const open = program.bitset(OPEN)
  if (!isPlace(open)) throw new Error('the index does not say what is open')
  program.step('start', SLOT.alive, open)
  const ordered = [
    ...hard.filter((criterion) => groupOf(criterion) === null),
    ...hard.filter((criterion) => groupOf(criterion) !== null),
  ]
  for (const criterion of ordered) {
    const canMiss = criterion.cases.some(({ result }) => result === 'TELL_US_MORE')
    const tell = canMiss ? SLOT.tells + missing.push(criterion.code) - 1 : SLOT.unused
    if (tell >= SLOT.bonuses) throw new RangeError('too many facts may be missing')
    judge(program, criterion, groupOf(criterion), tell)
  }
  sumUp(program, missing.length)
  for (const [at, bonus] of bonuses.entries()) {
    const target = SLOT.bonuses + at
    if (target >= SLOT.compared) throw new RangeError('too many cases add to the score')
    program.put(target, 'mark' in bonus ? bonus.mark : bonus.when)
  }
  return { steps: program.steps, missing }
}

function judge(
  program: Program,
  { cases }: CriterionPlan,
  group: GroupName | null,
  tell: number,
): void {
  const told = cases.filter(({ result }) => result === 'TELL_US_MORE')
  if (told.length > 1) throw new Error('a fact is missing in one way only')
  const [only] = cases
  if (cases.length === 1 && only !== undefined && isOpen(only.result)) {
    program.step('ask', tell, certain(program.word(only.when), SLOT.alive, program))
    return
  }
  program.step('copy', SLOT.rest, slot(SLOT.alive))
  for (const [at, { result, when }] of cases.entries()) {
    if (result === 'PASS') {
      if (at < cases.length - 1) pass(program, when)
      continue
    }
    const found = program.word(when)
    // Nobody; but who counts missing facts reads the slot.
    if (found === 'none' && result !== 'TELL_US_MORE') continue
    const rows = certain(found, SLOT.rest, program)
    if (result === 'TELL_US_MORE') program.step('open', tell, rows)
    else if (result === 'CHECK_WITH_PROVIDER') program.step('open', SLOT.unused, rows)
    else if (group === null) program.step('drop', SLOT.alive, rows)
    else program.step('take', FAILED[group], rows)
  }
}

function isOpen(result: CriterionResult): boolean {
  return result === 'TELL_US_MORE' || result === 'CHECK_WITH_PROVIDER'
}

/** Each alternative passes for itself, which takes no step to unite them. */
function pass(program: Program, when: Predicate): void {
  for (const rows of program.alternatives(when)) {
    const others = opposite(rows)
    if (others === 'none') program.step('and', SLOT.rest, none(program))
    else if (isPlace(others)) program.step('and', SLOT.rest, others)
  }
}

/** Known sets as slots: every row that is asked about, or none. */
function certain(rows: Rows, asked: number, program: Program): Place {
  if (isPlace(rows)) return rows
  return rows === 'every' ? slot(asked) : none(program)
}

function none({ step }: Program): Place {
  step('copy', SLOT.unused, slot(SLOT.alive))
  step('and', SLOT.unused, { ...slot(SLOT.alive), isNegated: true })
  return slot(SLOT.unused)
}

function sumUp({ step }: Program, tells: number): void {
  step('finish', SLOT.unused)
  const count = (counter: number, target: number, source: number) =>
    step('count', target, slot(source), ROOM_AT.counts + counter * 16)
  count(0, SLOT.match, SLOT.match)
  count(1, SLOT.check, SLOT.check)
  for (let tell = 0; tell < tells; tell += 1)
    count(2 + tell, SLOT.single, SLOT.tells + tell)
}
