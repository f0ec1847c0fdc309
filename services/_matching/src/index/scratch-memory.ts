import { CRITERIA } from '../criteria/criteria.ts'
import { type BitKernels, createBitKernels, KERNEL_BYTES } from '../bitset/bit-kernels.ts'
import { ownMemory } from '../bitset/wasm-memory.ts'
import { PAGE_BYTES, type Regions } from './layout.ts'

/**
 * The memory that one thread computes in: columns of intermediate bitsets for one block of rows at a time, few
 * enough bytes to stay in the processor's cache.
 */
export type ScratchMemory = {
  kernels: BitKernels
  words: Int32Array
}

export const BLOCK_PAGES = 32
const COLUMN_BYTES = BLOCK_PAGES * PAGE_BYTES

/**
 * Here begin the offsets of the block's pages in a bitset of the index, in bytes; the kernels leave their sums
 * before it.
 */
export const PAGES_AT = KERNEL_BYTES
const COLUMNS_AT = PAGES_AT + Math.ceil((BLOCK_PAGES * 4) / KERNEL_BYTES) * KERNEL_BYTES

/** The columns by number; `missing`, `bonuses`, `marks` and `temporary` are the first of several. */
export const COLUMN = {
  /** Rows that no criterion has shut out so far, leaving aside GPA and English. */
  alive: 0,
  /** Rows with at least one criterion open, and rows with at least two. */
  openOnce: 1,
  openTwice: 2,
  failedGpa: 3,
  failedEnglish: 4,
  /** Rows that GPA or English alone shuts out. */
  onlyMinimum: 5,
  match: 6,
  /** Rows that wait for an answer or a fact of the student. */
  answer: 7,
  /** Rows that only the provider can decide. */
  check: 8,
  /** Rows of `answer` and `check` with exactly one open criterion. */
  openOnly: 9,
  /** Rows with a criterion that waits for the student. */
  tells: 10,
  /** Rows of `alive` that ask something beyond their columns. */
  asking: 11,
  /** Rows for which no case of the present criterion has held yet. */
  rest: 12,
  /** Rows for which the present case holds. */
  taken: 13,
  selected: 14,
  /** One column per criterion: rows for which the student's fact is missing. */
  missing: 15,
  bonuses: 15 + CRITERIA.length,
  marks: 15 + CRITERIA.length + 24,
  temporary: 15 + CRITERIA.length + 28,
} as const
const COLUMNS = COLUMN.temporary + 128

export function columnAt(column: number): number {
  if (column >= COLUMNS) throw new RangeError('too many columns')
  return COLUMNS_AT + column * COLUMN_BYTES
}

export function createScratchMemory({ memory }: Regions): ScratchMemory {
  const own = ownMemory(columnAt(COLUMNS - 1) + COLUMN_BYTES)
  return {
    kernels: createBitKernels(own, memory),
    words: new Int32Array(own.buffer),
  }
}
