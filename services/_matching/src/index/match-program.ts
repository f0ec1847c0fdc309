import type {
  CriterionCode,
  CriterionPlan,
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
import { compileKernel, type MatchKernel } from './match-kernel.ts'
import { apart, type SetTerm, type SetTerms } from './set-terms.ts'
import { EVERY, NONE, not, type WordCode, wordCodeOf } from './word-code.ts'

export type MatchProgram = {
  kernel: MatchKernel
  /** The bitsets that the kernel reads, in its order. */
  bitsets: number[]
  /** Whose facts may be missing, in the order in which the kernel counts: GROUP_NAMES first. */
  missing: CriterionCode[]
  groups: Record<GroupName, CriterionPlan>
}

type Emitter = {
  line(text: string): void
  word(predicate: Predicate): WordCode
  leaf(name: BitsetName): WordCode
}

/**
 * The plan of one student as a program over words of 32 rows. Each criterion goes case by case over the
 * rows that no earlier case of it took: who fails leaves `alive`, who is open is in `one`, who is open
 * more than once in `two`. GROUPS are looked up row by row, for those that are left and state something.
 */
export function matchProgram(
  { criteria }: EligibilityPlan,
  terms: SetTerms,
  hasPlaces: boolean,
  numberOf: (name: BitsetName) => number,
): MatchProgram {
  const { bitsets, lines, emitter } = createEmitter(numberOf)
  const hard = criteria.filter(({ isHard }) => isHard)
  const groups = Object.fromEntries(
    GROUP_NAMES.map((group) => [group, groupCriterion(hard, group)]),
  ) as Record<GroupName, CriterionPlan>
  const missing: CriterionCode[] = GROUP_NAMES.map((group) => groups[group].code)

  emitter.line(`let alive = ${emitter.leaf(OPEN).text}`)
  emitter.line('if (alive === 0) continue')
  emitter.line('let one = 0, two = 0, u = 0, h = 0, t0 = 0, t1 = 0')
  for (const criterion of hard) {
    if (groups.gpa === criterion || groups.english === criterion) continue
    const canMiss = criterion.cases.some(({ result }) => result === 'TELL_US_MORE')
    const counter = canMiss ? `t${missing.push(criterion.code) - 1}` : null
    emitCriterion(emitter, criterion, counter)
  }
  emitter.line(`const minima = ${emitter.leaf(STATES_MINIMA).text}`)
  emitter.line(LOOK_UP_MINIMA)
  emitter.line(countLines(missing.length))
  emitScores(emitter, terms, hasPlaces)
  const kernel = compileKernel(lines.join('\n'), bitsets.length, missing.length)
  return { kernel, bitsets, missing, groups }
}

function createEmitter(numberOf: (name: BitsetName) => number) {
  const bitsets: number[] = []
  const lines: string[] = []
  const known = new Map<string, WordCode>()
  const load = (name: BitsetName): WordCode => {
    const number = numberOf(name)
    if (number < 0) return NONE
    const variable = `v${bitsets.push(number) - 1}`
    lines.push(`const ${variable} = B[o${bitsets.length - 1} + w]`)
    return { text: variable }
  }
  const leaf = (name: BitsetName) => {
    const key = `${name.column}${name.value === null ? '?' : `=${name.value}`}`
    const code = known.get(key) ?? load(name)
    known.set(key, code)
    return code
  }
  const emitter: Emitter = {
    line: (text) => lines.push(text),
    word: (predicate) => wordCodeOf(predicate, leaf),
    leaf,
  }
  return { bitsets, lines, emitter }
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

function emitCriterion(
  { line, word }: Emitter,
  { cases }: CriterionPlan,
  counter: string | null,
): void {
  if (counter !== null) line(`let ${counter} = 0`)
  line('u = alive')
  for (const [at, { result, when }] of cases.entries()) {
    const code = word(when)
    const isLast = at === cases.length - 1
    if (code.text === NONE.text || (result === 'PASS' && isLast)) continue
    if (result === 'PASS') {
      line(`u &= ${not(code).text}`)
      continue
    }
    line(`h = ${code.text === EVERY.text ? 'u' : `u & ${code.text}`}`)
    line(result === 'FAIL' ? 'alive ^= h' : 'two |= one & h; one |= h')
    if (result === 'TELL_US_MORE' && counter !== null) line(`${counter} |= h`)
    if (!isLast) line('u ^= h')
  }
  line('if (alive === 0) continue')
}

/** The bits of a set of minima in the table are those of match-minima.ts. */
const LOOK_UP_MINIMA = `
for (let x = alive & minima; x !== 0; x &= x - 1) {
  const bit = x & -x
  const code = C[((w << 5) | (31 - Math.clz32(bit))) << 2]
  const m = minimaTable[code]
  if ((m & 15) === 0) continue
  if ((m & 3) !== 0) {
    alive ^= bit
    if ((m & 3) !== 3 && (m & 12) === 0 && (one & bit) === 0) solo[code]++
    continue
  }
  two |= (m & 12) === 12 ? bit : one & bit
  one |= bit
  if ((m & 16) !== 0) t0 |= bit
  if ((m & 32) !== 0) t1 |= bit
}
if (alive === 0) continue`

function countLines(missing: number): string {
  const counts = Array.from(
    { length: missing },
    (_, at) => `if ((single & t${at}) !== 0) n${at} += ones(single & t${at})`,
  )
  return `
const match = alive & ~one, check = alive & one
matchCount += ones(match)
if (check !== 0) {
  checkCount += ones(check)
  const single = check & ~two
  if (single !== 0) { ${counts.join('; ')} }
}`
}

/**
 * Rows are only scored when their sets leave room for a place among the best: `keep` is -1 where the
 * bound of a combination (field case, country, need, minima) reaches the floor, else 0.
 */
function emitScores({ line, word }: Emitter, terms: SetTerms, hasPlaces: boolean) {
  const fieldWords = apart(terms.field).map((when) => word(when))
  fieldWords.forEach(({ text }, at) => line(`const f${at} = ${text}`))
  line(`const country = ${highOf(terms.country, word).text}`)
  line(`const need = ${highOf(terms.need, word).text}`)
  const cases = [terms.level, terms.country, terms.need].flatMap((term) =>
    apart(term)
      .slice(0, -1)
      .map((when) => word(when)),
  )
  cases.forEach(({ text }, at) => line(`const s${at} = ${text}`))
  const deltas = [
    ...fieldWords.slice(0, -1).map((_, at) => `f${at}`),
    ...cases.map((_, at) => `s${at}`),
  ].map((variable, at) => `((${variable} >>> b) & 1) * deltas[${at}]`)
  for (const [set, name] of ['match', 'check'].entries()) {
    line(scoreLines(set, name, fieldWords.length, deltas, hasPlaces))
  }
}

/** The rows with the highest worth of the term. */
function highOf(term: SetTerm, word: Emitter['word']): WordCode {
  const worths = [...term.cases.map(({ tenths }) => tenths), term.rest]
  const when = apart(term)[worths.indexOf(Math.max(...worths))]
  return when === undefined ? EVERY : word(when)
}

function scoreLines(
  set: number,
  name: string,
  fields: number,
  deltas: readonly string[],
  hasPlaces: boolean,
): string {
  const kept = Array.from({ length: fields }, (_, field) => {
    const [at] = [(set * fields + field) * 8]
    return `y = ${name} & f${field}
    if (y !== 0) x |= y & ((minima & (${pick(at)})) | (~minima & (${pick(at + 4)})))`
  })
  return `
if (${name} !== 0) {
  let x = 0, y = 0
  ${kept.join('\n')}
  for (; x !== 0; x &= x - 1) {
    const b = 31 - Math.clz32(x & -x)
    const row = (w << 5) | b
    const at = row << 2
    let score = base + (minimaTable[C[at]] >> 8)
    const award = awards.worths[C[at + 1]], due = dues.worths[C[at + 2]]
    score += award < 0 ? awards.ask(C[at + 1]) : award
    score += due < 0 ? dues.ask(C[at + 2]) : due
    ${hasPlaces ? PLACE : ''}
    score += ${deltas.join(' + ') || '0'}
    if (score >= floor${set}) {
      const floor = tops[${set}].offer(score, row)
      if (floor !== floor${set}) { floor${set} = floor; raise(${set}, floor) }
    }
  }
}`
}

const PLACE = `
    const place = places.worths[C[at + 3]]
    score += place < 0 ? places.ask(C[at + 3]) : place`

/** By country, then need: the high worth first. */
function pick(at: number): string {
  const of = (offset: number) => `keep[${at + offset}]`
  return (
    `(country & ((need & ${of(0)}) | (~need & ${of(1)})))` +
    ` | (~country & ((need & ${of(2)}) | (~need & ${of(3)})))`
  )
}
