import { CRITERIA, type Criterion } from '../criteria/criteria.ts'
import type { CriterionCode, CriterionPlan } from '../criteria/eligibility.ts'
import { planCriterion } from '../criteria/plan.ts'
import { createByFacts, type MatchFacts } from './by-facts.ts'
import { ASKED_COLUMNS } from '../requirements/column-requirements.ts'
import { GROUP_NAMES, type GroupName, OPEN, STATES_REQUIREMENTS } from './columns.ts'
import {
  type BitsetPlace,
  createFilterCompiler,
  type FilterCompiler,
} from './filter-compiler.ts'
import { GROUP_CRITERIA, isJudgedBy } from './group-criteria.ts'
import { type Instruction, instruction } from './instructions.ts'
import { COLUMN, columnAt } from './scratch-memory.ts'

export type FilterProgram = {
  /** Run these one after the other; then the requirements beyond the columns are judged, see scan.ts. */
  parts: readonly (readonly Instruction[])[]
  /** Run these after that. */
  finish: readonly Instruction[]
  /** The criteria whose facts may be missing, and for each the column of the rows that miss them. */
  missing: readonly Missing[]
}
type CriterionProgram = { instructions: Instruction[]; missing: Missing | null }
type Missing = { code: CriterionCode; column: number }

const FAILED: Readonly<Record<GroupName, number>> = {
  gpa: COLUMN.failedGpa,
  english: COLUMN.failedEnglish,
}

/** Per criterion. */
const MAX_CACHED_PROGRAMS = 1024

/**
 * The plan of one student as instructions. Each criterion goes case by case over the rows (`rest`) that no earlier
 * case took. A row that fails leaves `alive`; a row that is open goes to `openOnce`, and with a second open
 * criterion also to `openTwice`; a row that waits for the student goes to `tells`. The criteria of GROUPS come last
 * and look at the same rows, so that `onlyMinimum` holds the rows that one of them alone shuts out.
 */
export function createFilterPrograms(
  placeOf: BitsetPlace,
): (facts: MatchFacts) => FilterProgram {
  const start = startOf(placeOf)
  const groupCodes = GROUP_NAMES.map((group) => GROUP_CRITERIA[group])
  const hard = CRITERIA.filter(
    ({ code, isHard }) => isHard && !ASKED_COLUMNS.includes(code),
  )
  const asking = [
    instruction('andPages', at.asking, at.alive, placeOf(STATES_REQUIREMENTS)),
  ]
  const criteria = [
    ...hard.filter(({ code }) => !groupCodes.includes(code)),
    ...hard.filter(({ code }) => groupCodes.includes(code)),
  ].map((criterion) => criterionProgram(criterion, placeOf))
  return (facts) => {
    const parts = [start]
    const missing: Missing[] = []
    for (const criterion of criteria) {
      const program = criterion(facts)
      parts.push(program.instructions)
      if (program.missing !== null) missing.push(program.missing)
    }
    parts.push(asking)
    return { parts, finish: FINISH, missing }
  }
}

const at = {
  alive: columnAt(COLUMN.alive),
  openOnce: columnAt(COLUMN.openOnce),
  openTwice: columnAt(COLUMN.openTwice),
  failedGpa: columnAt(COLUMN.failedGpa),
  failedEnglish: columnAt(COLUMN.failedEnglish),
  onlyMinimum: columnAt(COLUMN.onlyMinimum),
  match: columnAt(COLUMN.match),
  answer: columnAt(COLUMN.answer),
  check: columnAt(COLUMN.check),
  openOnly: columnAt(COLUMN.openOnly),
  tells: columnAt(COLUMN.tells),
  asking: columnAt(COLUMN.asking),
  rest: columnAt(COLUMN.rest),
  taken: columnAt(COLUMN.taken),
  temporary: columnAt(COLUMN.temporary),
}

/** At the start all open rows are alive, and none is open in a criterion or has failed one. */
function startOf(placeOf: BitsetPlace): Instruction[] {
  const none = [at.openOnce, at.openTwice, at.tells, at.failedGpa, at.failedEnglish]
  return [
    instruction('copyPages', at.alive, at.alive, placeOf(OPEN)),
    ...none.map((target) => instruction('xor', target, target, target)),
  ]
}

const FINISH = [
  instruction('xor', at.onlyMinimum, at.failedGpa, at.failedEnglish),
  instruction('andNot', at.onlyMinimum, at.onlyMinimum, at.openOnce),
  instruction('and', at.onlyMinimum, at.onlyMinimum, at.alive),
  instruction('or', at.temporary, at.failedGpa, at.failedEnglish),
  instruction('andNot', at.temporary, at.alive, at.temporary),
  instruction('andNot', at.match, at.temporary, at.openOnce),
  instruction('and', at.temporary, at.temporary, at.openOnce),
  instruction('and', at.answer, at.temporary, at.tells),
  instruction('andNot', at.check, at.temporary, at.tells),
  instruction('andNot', at.openOnly, at.temporary, at.openTwice),
]

function criterionProgram(
  criterion: Criterion,
  placeOf: BitsetPlace,
): (facts: MatchFacts) => CriterionProgram {
  const { code } = criterion
  const group = GROUP_NAMES.find((name) => GROUP_CRITERIA[name] === code) ?? null
  const missing = COLUMN.missing + CRITERIA.indexOf(criterion)
  return createByFacts(MAX_CACHED_PROGRAMS, ({ query }) => {
    const plan = planCriterion(criterion, query.student)
    if (group !== null && !isJudgedBy(plan, group)) {
      throw new Error(`${code} is judged by other columns than those of ${group}`)
    }
    const compiler = createFilterCompiler(placeOf)
    const canMiss = evaluate(compiler, plan, group, columnAt(missing))
    return {
      instructions: compiler.instructions,
      missing: canMiss ? { code, column: columnAt(missing) } : null,
    }
  })
}

/** Returns whether a fact of the student may be missing. */
function evaluate(
  compiler: FilterCompiler,
  { cases }: CriterionPlan,
  group: GroupName | null,
  missing: number,
): boolean {
  const { instructions, combine } = compiler
  const add = (...parts: Parameters<typeof instruction>) => {
    instructions.push(instruction(...parts))
  }
  let canMiss = false
  /** The column of the rest: all rows that are alive, until a case has taken some. */
  let rest = at.alive
  for (const [place, { result, when }] of cases.entries()) {
    const isLast = place === cases.length - 1
    if (result === 'PASS' && isLast) continue
    const rows = compiler.rows(when)
    if (rows === 'none') continue
    const isMissing = result === 'TELL_US_MORE'
    if (isMissing && canMiss) throw new Error('a fact is missing in one way only')
    canMiss ||= isMissing
    if (result !== 'PASS') {
      let taken = isMissing ? missing : at.taken
      if (rows !== 'every') combine('and', taken, rest, rows)
      else if (isMissing) add('and', taken, rest, rest)
      else taken = rest
      if (isMissing) add('or', at.tells, at.tells, taken)
      if (result !== 'FAIL') add('mark', at.openOnce, at.openTwice, taken)
      else if (group === null) add('andNot', at.alive, at.alive, taken)
      else add('or', columnAt(FAILED[group]), columnAt(FAILED[group]), taken)
    }
    if (isLast || rows === 'every') break
    combine('and', at.rest, rest, { ...rows, isNegated: !rows.isNegated })
    rest = at.rest
  }
  return canMiss
}
