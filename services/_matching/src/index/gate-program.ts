import type {
  CriterionCode,
  CriterionPlan,
  EligibilityPlan,
} from '../criteria/eligibility.ts'
import { GROUP_NAMES, type GroupName, OPEN } from './columns.ts'
import { groupCriteria } from './group-criteria.ts'
import { ROOM_AT, SLOT } from './room.ts'
import type { Scoring } from './score-bounds.ts'
import { type BitsetPlace, createWordProgram, slot } from './word-program.ts'

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
  { criteria }: EligibilityPlan,
  { bonuses }: Scoring,
  placeOf: BitsetPlace,
): GateProgram {
  const program = createWordProgram(placeOf)
  const missing: CriterionCode[] = []
  const groups = groupCriteria(criteria)
  const groupOf = (criterion: CriterionPlan) =>
    GROUP_NAMES.find((group) => groups[group] === criterion) ?? null
  const hard = criteria.filter(({ isHard }) => isHard)

  program.put(SLOT.alive, program.bitset(OPEN))
  for (const cleared of [SLOT.one, SLOT.two, ...Object.values(FAILED)]) {
    program.step('clear', cleared)
  }
  for (const criterion of hard.toSorted(
    (a, b) => Number(groupOf(a) !== null) - Number(groupOf(b) !== null),
  )) {
    const canMiss = criterion.cases.some(({ result }) => result === 'TELL_US_MORE')
    const tell = canMiss ? SLOT.tells + missing.push(criterion.code) - 1 : SLOT.unused
    if (canMiss) program.step('clear', tell)
    judge(program, criterion, groupOf(criterion), tell)
  }
  sumUp(program, missing.length)
  for (const [at, bonus] of bonuses.entries()) {
    const rows = 'mark' in bonus ? program.bitset(bonus.mark) : program.word(bonus.when)
    program.put(SLOT.bonuses + at, rows)
  }
  return { steps: program.steps, missing }
}

function judge(
  program: Program,
  { cases }: CriterionPlan,
  group: GroupName | null,
  tell: number,
): void {
  program.step('copy', SLOT.rest, slot(SLOT.alive))
  for (const [at, { result, when }] of cases.entries()) {
    if (result === 'PASS' && at === cases.length - 1) return
    const found = program.word(when)
    if (found === 'none') continue
    // What every row that is left has.
    const rows = found === 'every' ? slot(SLOT.rest) : found
    if (result === 'PASS') program.step('andNot', SLOT.rest, rows)
    else if (result === 'TELL_US_MORE') program.step('open', tell, rows)
    else if (result === 'CHECK_WITH_PROVIDER') program.step('open', SLOT.unused, rows)
    else if (group === null) program.step('drop', SLOT.alive, rows)
    else program.step('take', FAILED[group], rows)
  }
}

function sumUp({ step }: Program, tells: number): void {
  const [gpa, english] = [slot(SLOT.failedGpa), slot(SLOT.failedEnglish)]
  step('copy', SLOT.solo, gpa)
  step('or', SLOT.solo, english)
  step('andNot', SLOT.alive, slot(SLOT.solo))
  step('and', SLOT.failedGpa, english)
  step('andNot', SLOT.solo, gpa)
  step('andNot', SLOT.solo, slot(SLOT.one))
  step('copy', SLOT.match, slot(SLOT.alive))
  step('andNot', SLOT.match, slot(SLOT.one))
  step('copy', SLOT.check, slot(SLOT.alive))
  step('and', SLOT.check, slot(SLOT.one))
  step('copy', SLOT.single, slot(SLOT.check))
  step('andNot', SLOT.single, slot(SLOT.two))
  const count = (counter: number, target: number, source: number) =>
    step('count', target, slot(source), ROOM_AT.counts + counter * 16)
  count(0, SLOT.match, SLOT.match)
  count(1, SLOT.check, SLOT.check)
  for (let tell = 0; tell < tells; tell += 1)
    count(2 + tell, SLOT.single, SLOT.tells + tell)
}
