import type { AnsweredRow } from './answered-rows.ts'
import type { AskedRows } from './asked-awards.ts'
import { RESULT_CODES } from './judged-terms.ts'
import { PAGE_ROWS, PAGE_WORDS, type Regions, rowOf } from './layout.ts'
import type { RequirementResults } from './requirement-results.ts'
import { COLUMN, columnAt, type ScratchMemory } from './scratch-memory.ts'

type Rows = {
  regions: Regions
  scratch: ScratchMemory
  requirements: RequirementResults
  answered: readonly AnsweredRow[]
}

const IN_WORDS = {
  alive: columnAt(COLUMN.alive) / 4,
  asking: columnAt(COLUMN.asking) / 4,
  openOnce: columnAt(COLUMN.openOnce) / 4,
  openTwice: columnAt(COLUMN.openTwice) / 4,
  tells: columnAt(COLUMN.tells) / 4,
  failedGpa: columnAt(COLUMN.failedGpa) / 4,
  failedEnglish: columnAt(COLUMN.failedEnglish) / 4,
}

/**
 * One criterion more, for the rows that the columns leave: each row has the result of its set, as two
 * binary digits.
 */
export function judgeRequirements(
  { regions: { asks }, scratch: { words }, requirements }: Rows,
  asked: AskedRows,
  block: Int32Array,
): void {
  const { entries, asksOwn } = requirements
  const end = block.length * PAGE_WORDS
  for (let at = 0; at < end; at += 1) {
    const asking = words[IN_WORDS.asking + at] ?? 0
    if (asking === 0) continue
    const first = rowOf(block, at * 32)
    let low = 0
    let high = 0
    for (let left = asking; left !== 0; left &= left - 1) {
      const place = 31 - Math.clz32(left & -left)
      const entry = entries[asks[first + place] ?? 0] ?? 0
      low |= (entry & 1) << place
      high |= ((entry >> 1) & 1) << place
    }
    for (let left = enter(words, at, low, high); left !== 0; left &= left - 1) {
      const row = first + 31 - Math.clz32(left & -left)
      const set = asks[row] ?? 0
      asked.counts[set] = (asked.counts[set] ?? 0) + 1
      if (asksOwn[set] === true) asked.own.push(row)
    }
  }
}

/** The same for rows that are judged by their own set; they are done then. */
export function judgeAnswered(
  { scratch: { words }, answered }: Rows,
  asked: AskedRows,
  block: Int32Array,
): void {
  for (const one of answered) {
    const inPage = one.row & (PAGE_ROWS - 1)
    const page = block.indexOf((one.row - inPage) / 8)
    if (page < 0) continue
    const at = page * PAGE_WORDS + (inPage >> 5)
    const asking = words[IN_WORDS.asking + at] ?? 0
    const bit = asking & (1 << (inPage & 31))
    if (bit === 0) continue
    words[IN_WORDS.asking + at] = asking & ~bit
    const code = RESULT_CODES[one.result]
    const isAsked = enter(words, at, (code & 1) * bit, (code >> 1) * bit) !== 0
    if (isAsked) asked.answered.push(one)
  }
}

/**
 * Enters the results of rows of one word, by the digits of RESULT. Answers which of them wait for an answer,
 * and for nothing else of the student.
 */
function enter(words: Int32Array, at: number, low: number, high: number): number {
  const failed = low & high
  const open = low ^ high
  const tells = high & ~low
  const before = words[IN_WORDS.openOnce + at] ?? 0
  const toldBefore = words[IN_WORDS.tells + at] ?? 0
  words[IN_WORDS.alive + at] = (words[IN_WORDS.alive + at] ?? 0) & ~failed
  words[IN_WORDS.openTwice + at] = (words[IN_WORDS.openTwice + at] ?? 0) | (before & open)
  words[IN_WORDS.openOnce + at] = before | open
  words[IN_WORDS.tells + at] = toldBefore | tells
  const hasFailed =
    (words[IN_WORDS.failedGpa + at] ?? 0) | (words[IN_WORDS.failedEnglish + at] ?? 0)
  return tells & ~toldBefore & ~hasFailed
}
