import type { WorthTable } from './match-tables.ts'
import type { TopRows } from './top-rows.ts'

/** What a kernel sweeps over and fills in. */
export type Sweep = {
  bits: Int32Array
  codes: Uint16Array | Uint32Array
  /** Words of a bitset up to the last row. */
  words: number
  /** Where each bitset of the program begins. */
  offsets: Int32Array
  /** By the number of a set of minima, c.f. match-minima.ts. */
  minimaTable: Int32Array
  /** Counted here: rows whose only obstacle is one failed criterion of GROUPS, by set of minima. */
  solo: Int32Array
  awards: WorthTable
  dues: WorthTable
  places: WorthTable
  /** What every row has, and what each case of a set term adds. */
  base: number
  deltas: Int32Array
  /** -1 where rows may still get among the best, else 0. */
  keep: Int32Array
  raise(set: 0 | 1, floor: number): void
  /** Of matches, and of those to check first. */
  tops: readonly [TopRows, TopRows]
  /** Filled in: matches, to check first, then by missing fact. */
  counts: Int32Array
}

export type MatchKernel = (sweep: Sweep) => void

const KEPT_KERNELS = 256
const kernels = new Map<string, MatchKernel>()

/**
 * Machine code for one form of plan: students whose plans have the same form share it, for which
 * bitsets it reads and what they are worth are arguments.
 */
export function compileKernel(body: string, bitsets: number, missing: number): MatchKernel {
  const known = kernels.get(body)
  if (known !== undefined) return known
  const offsets = Array.from({ length: bitsets }, (_, at) => `o${at} = offsets[${at}]`)
  const counters = Array.from({ length: missing }, (_, at) => `n${at}`)
  const text = `'use strict'
const { bits: B, codes: C, words, offsets, minimaTable, solo, awards, dues, places, base, deltas,
  keep, raise, tops, counts } = sweep
const ${offsets.join(', ')}
let matchCount = 0, checkCount = 0, floor0 = tops[0].floor, floor1 = tops[1].floor
let ${counters.map((counter) => `${counter} = 0`).join(', ')}
function ones(x) {
  x -= (x >>> 1) & 0x55555555
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333)
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
for (let w = 0; w < words; w++) {
${body}
}
counts.set([matchCount, checkCount, ${counters.join(', ')}])`
  // The text is made of the operators and variable names of match-program.ts alone.
  const kernel = new Function('sweep', text) as MatchKernel
  if (kernels.size >= KEPT_KERNELS) kernels.delete(kernels.keys().next().value ?? '')
  kernels.set(body, kernel)
  return kernel
}
