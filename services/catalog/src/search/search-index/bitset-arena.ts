import { createBitKernels, KERNEL_BYTES } from '@landfall/matching/bitset/bit-kernels'
import { ownMemory } from '@landfall/matching/bitset/wasm-memory'

/** Bitsets of equal length, by number; bit `n` of a set is row `n`. */
export type BitsetArena = {
  /** The words of all sets; a set begins at `set * stride`. */
  readonly words: Uint32Array
  /** Words of a set. */
  readonly stride: number
  and(target: number, a: number, b: number): void
  or(target: number, a: number, b: number): void
  xor(target: number, a: number, b: number): void
  /** The rows of `a` that are not in `b`. */
  andNot(target: number, a: number, b: number): void
  copy(target: number, from: number): void
  clear(target: number): void
  count(a: number): number
  countAnd(a: number, b: number): number
}

const KERNEL_WORDS = KERNEL_BYTES / 4
/** From this many rows on, kernels are worth their own memory. */
const ROWS_FOR_KERNELS = 16_384

/** @param rows of each set. @param sets all of them empty */
export function createBitsetArena(rows: number, sets: number): BitsetArena {
  const stride = Math.max(1, Math.ceil(rows / 32 / KERNEL_WORDS)) * KERNEL_WORDS
  return rows < ROWS_FOR_KERNELS ? plainArena(stride, sets) : kernelArena(stride, sets)
}

export function setBit(arena: BitsetArena, set: number, row: number): void {
  const at = set * arena.stride + (row >>> 5)
  arena.words[at] = (arena.words[at] ?? 0) | (1 << (row & 31))
}

export function clearBit(arena: BitsetArena, set: number, row: number): void {
  const at = set * arena.stride + (row >>> 5)
  arena.words[at] = (arena.words[at] ?? 0) & ~(1 << (row & 31))
}

export function hasBit(arena: BitsetArena, set: number, row: number): boolean {
  return (((arena.words[set * arena.stride + (row >>> 5)] ?? 0) >>> (row & 31)) & 1) === 1
}

/** Calls back with each row from `from` on, in order, until the answer is false. */
export function eachRow(
  { words, stride }: BitsetArena,
  set: number,
  from: number,
  onRow: (row: number) => boolean,
): void {
  const base = set * stride
  let word = from >>> 5
  if (word >= stride) return
  let bits = (words[base + word] ?? 0) & (-1 << (from & 31))
  for (;;) {
    while (bits !== 0) {
      const low = bits & -bits
      bits ^= low
      if (!onRow((word << 5) + 31 - Math.clz32(low))) return
    }
    do {
      word += 1
      if (word >= stride) return
      bits = words[base + word] ?? 0
    } while (bits === 0)
  }
}

/** How many rows from `from` to `to`, exclusive, are in a set. */
export function countRange(
  arena: BitsetArena,
  set: number,
  from: number,
  to: number,
): number {
  return from >= to ? 0 : countBefore(arena, set, to) - countBefore(arena, set, from)
}

function countBefore({ words, stride }: BitsetArena, set: number, row: number): number {
  const [base, last] = [set * stride, row >>> 5]
  let sum = 0
  for (let word = 0; word < last; word += 1) sum += ones(words[base + word] ?? 0)
  const rest = row & 31
  return rest === 0 ? sum : sum + ones((words[base + last] ?? 0) & ~(-1 << rest))
}

function kernelArena(stride: number, sets: number): BitsetArena {
  // The kernels write their sums before the first set.
  const bytes = stride * 4
  const memory = ownMemory(KERNEL_BYTES + sets * bytes)
  const kernels = createBitKernels(memory, null)
  const sums = new Uint32Array(memory.buffer, 0, 4)
  const words = new Uint32Array(memory.buffer, KERNEL_BYTES, sets * stride)
  const at = (set: number) => KERNEL_BYTES + set * bytes
  const end = (set: number) => at(set) + bytes
  const sum = () => (sums[0] ?? 0) + (sums[1] ?? 0) + (sums[2] ?? 0) + (sums[3] ?? 0)
  return {
    words,
    stride,
    and: (target, a, b) => kernels.and(at(target), at(a), at(b), end(target)),
    or: (target, a, b) => kernels.or(at(target), at(a), at(b), end(target)),
    xor: (target, a, b) => kernels.xor(at(target), at(a), at(b), end(target)),
    andNot: (target, a, b) => kernels.andNot(at(target), at(a), at(b), end(target)),
    ...moves(words, stride),
    count: (a) => {
      kernels.count(at(a), end(a))
      return sum()
    },
    countAnd: (a, b) => {
      kernels.countAnd(at(a), at(b), end(a))
      return sum()
    },
  }
}

function plainArena(stride: number, sets: number): BitsetArena {
  const words = new Uint32Array(sets * stride)
  const combining =
    (combine: (a: number, b: number) => number) =>
    (target: number, a: number, b: number): void => {
      const [to, one, other] = [target * stride, a * stride, b * stride]
      for (let n = 0; n < stride; n += 1) {
        words[to + n] = combine(words[one + n] ?? 0, words[other + n] ?? 0)
      }
    }
  return {
    words,
    stride,
    and: combining((a, b) => a & b),
    or: combining((a, b) => a | b),
    xor: combining((a, b) => a ^ b),
    andNot: combining((a, b) => a & ~b),
    ...moves(words, stride),
    count: (a) => {
      let sum = 0
      for (let n = a * stride; n < (a + 1) * stride; n += 1) sum += ones(words[n] ?? 0)
      return sum
    },
    countAnd: (a, b) => {
      const [one, other] = [a * stride, b * stride]
      let sum = 0
      for (let n = 0; n < stride; n += 1) {
        sum += ones((words[one + n] ?? 0) & (words[other + n] ?? 0))
      }
      return sum
    },
  }
}

function moves(words: Uint32Array, stride: number) {
  return {
    copy: (target: number, from: number): void => {
      words.copyWithin(target * stride, from * stride, (from + 1) * stride)
    },
    clear: (target: number): void => {
      words.fill(0, target * stride, (target + 1) * stride)
    },
  }
}

/** The ones of a word, added up in pairs, fours and bytes. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555)
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}
