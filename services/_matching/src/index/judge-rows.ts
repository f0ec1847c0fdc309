import type { AnsweredRow } from './answered-rows.ts'
import type { AskedRows } from './asked-awards.ts'
import { RESULT, RESULT_CODES } from './judged-terms.ts'
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
 * Applies the requirements as one more criterion to the rows that the columns leave: each row gets the result of
 * its set, as two binary digits. The same pass counts the rows that wait for nothing else by their set, whatever
 * its result.
 * @param from how many pages were judged before
 */
export function judgeRequirements(
  { regions: { asks }, scratch: { words }, requirements: { entries } }: Rows,
  { counts, waiting }: AskedRows,
  block: Int32Array,
  from: number,
): void {
  const end = block.length * PAGE_WORDS
  for (let at = 0; at < end; at += 1) {
    const asking = words[IN_WORDS.asking + at] ?? 0
    if (asking === 0) continue
    const first = rowOf(block, at * 32)
    const elsewhere = waitsElsewhere(words, at)
    waiting[from * PAGE_WORDS + at] = asking & ~elsewhere
    let low = 0
    let high = 0
    for (let left = asking; left !== 0; left &= left - 1) {
      const place = 31 - Math.clz32(left & -left)
      const set = asks[first + place] ?? 0
      const entry = entries[set] ?? 0
      low |= (entry & 1) << place
      high |= ((entry >> 1) & 1) << place
      counts[set] = (counts[set] ?? 0) + (((elsewhere >>> place) & 1) ^ 1)
    }
    enter(words, at, low, high)
  }
}

/** Does the same for rows that are judged by their own set, and takes them out of `asking`. */
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
    const isAlone = (bit & waitsElsewhere(words, at)) === 0
    enter(words, at, (code & 1) * bit, (code >> 1) * bit)
    if (code === RESULT.answer && isAlone) asked.answered.push(one)
  }
}

/** The rows of one word whose columns wait for the student or fail a minimum. */
function waitsElsewhere(words: Int32Array, at: number): number {
  return (
    (words[IN_WORDS.tells + at] ?? 0) |
    (words[IN_WORDS.failedGpa + at] ?? 0) |
    (words[IN_WORDS.failedEnglish + at] ?? 0)
  )
}

/** Enters the results of the rows of one word, by the digits of RESULT. */
function enter(words: Int32Array, at: number, low: number, high: number): void {
  const open = low ^ high
  const before = words[IN_WORDS.openOnce + at] ?? 0
  words[IN_WORDS.alive + at] = (words[IN_WORDS.alive + at] ?? 0) & ~(low & high)
  words[IN_WORDS.openTwice + at] = (words[IN_WORDS.openTwice + at] ?? 0) | (before & open)
  words[IN_WORDS.openOnce + at] = before | open
  words[IN_WORDS.tells + at] = (words[IN_WORDS.tells + at] ?? 0) | (high & ~low)
}
