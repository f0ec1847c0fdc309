import { KERNEL_BYTES } from '../bitset/bit-kernels.ts'
import { sharedMemory, type WasmMemory } from '../bitset/wasm-memory.ts'

/**
 * One shared memory holds the whole index, so that worker threads read what one writer applies:
 * a header, the dictionary's log, the partition of each page, and by row: versions, codes, ids, a hash table
 * from id to row, and the bitsets, column after column.
 */

/**
 * Any other format is not read. A change to the tree of fields needs a new number too, since the bitsets follow it.
 */
export const FORMAT = 10

/** Places in the header, in 32-bit words. */
export const HEAD = {
  format: 0,
  rowCapacity: 1,
  bitsetCapacity: 2,
  minimaCapacity: 3,
  isWide: 4,
  logCapacity: 5,
  /** Odd while the writer is changing a row. */
  sequence: 6,
  /** One bit for each reader that asks the writer to wait. */
  pauses: 7,
  rowCount: 8,
  openCount: 9,
  logEntries: 10,
  logBytes: 11,
  /** The number of pages that have a partition; only these hold rows. */
  pageCount: 12,
} as const

const HEADER_BYTES = 128
/**
 * A page is the rows of one cache line of a bitset, since reading any of them reads the whole line. All rows of a
 * page are of one partition, see partitions.ts.
 */
export const PAGE_ROWS = KERNEL_BYTES * 8
/** Bytes of one page in a bitset. */
export const PAGE_BYTES = KERNEL_BYTES
export const PAGE_WORDS = PAGE_BYTES / 4
/** Minima, award, due day and state, see CODE_AT. */
export const CODE_COLUMNS = 4

export type Capacities = {
  /** A multiple of PAGE_ROWS. */
  rows: number
  bitsets: number
  /** Distinct sets of minima; see `tallies`. */
  minima: number
  /** Bytes of the dictionary's log. */
  log: number
  /** Whether codes take 32 bits, for dictionaries beyond 65,536 values; otherwise they take 16. */
  isWide: boolean
}

export type Regions = {
  memory: WasmMemory
  /** The memory's buffer; its first `bytesOf(capacities)` bytes are the index. */
  buffer: ArrayBufferLike
  capacities: Capacities
  header: Int32Array
  /** By page; a page's partition never changes once the page is counted. */
  partitions: Uint8Array
  /** By row; 0 where no listing is. */
  versions: Float64Array
  /** By row: the number of its set of minima, repeated here because most rows are read for this alone. */
  minima: Uint16Array | Uint32Array
  /** By row: CODE_COLUMNS numbers of the dictionary, side by side because they are read together. */
  codes: Uint16Array | Uint32Array
  /** By row: the number of the set that it asks beyond its columns; 0 asks nothing. */
  asks: Uint16Array | Uint32Array
  /** By row: four words, the most significant first. */
  ids: Uint32Array
  /** Open addressing: row + 1 by the hash of the id; 0 is free. */
  slots: Int32Array
  /** How many open rows have each set of minima. */
  tallies: Int32Array
  /** Words of a bitset. */
  words: number
  /** `words` words per column; row r is bit r & 31 of word r >> 5. */
  bits: Int32Array
  log: Uint8Array
}

/** Rounds up, so that each region begins at an address that fits its type. */
function padded(bytes: number): number {
  return Math.ceil(bytes / 64) * 64
}

function slotCount(rows: number): number {
  return 2 ** Math.ceil(Math.log2(rows * 1.5))
}

/**
 * The words of a bitset: an odd number of cache lines, so that the same rows of many bitsets, which are read
 * together, do not all compete for one place in the cache.
 */
function wordsFor(rows: number): number {
  const lines = Math.ceil(rows / PAGE_ROWS)
  return (lines % 2 === 0 ? lines + 1 : lines) * (PAGE_ROWS / 32)
}

function sizesOf({ rows, bitsets, minima, log, isWide }: Capacities) {
  return {
    versions: padded(rows * 8),
    rowMinima: padded(rows * (isWide ? 4 : 2)),
    codes: padded(rows * CODE_COLUMNS * (isWide ? 4 : 2)),
    asks: padded(rows * (isWide ? 4 : 2)),
    ids: padded(rows * 16),
    slots: padded(slotCount(rows) * 4),
    tallies: padded(minima * 4),
    partitions: padded(rows / PAGE_ROWS),
    bits: padded(wordsFor(rows) * bitsets * 4),
    log: padded(log),
  }
}

/** An empty index. */
export function createRegions(capacities: Capacities): Regions {
  const memory = sharedMemory(bytesOf(capacities))
  const header = new Int32Array(memory.buffer, 0, HEADER_BYTES / 4)
  header[HEAD.format] = FORMAT
  header[HEAD.rowCapacity] = capacities.rows
  header[HEAD.bitsetCapacity] = capacities.bitsets
  header[HEAD.minimaCapacity] = capacities.minima
  header[HEAD.isWide] = Number(capacities.isWide)
  header[HEAD.logCapacity] = capacities.log
  return openRegions(memory)
}

/** The regions of a memory that `createRegions` filled, possibly in another thread. */
export function openRegions(memory: WasmMemory): Regions {
  const { buffer } = memory
  const header = new Int32Array(buffer, 0, HEADER_BYTES / 4)
  const capacities = capacitiesOf(header)
  const sizes = sizesOf(capacities)
  let end = HEADER_BYTES
  const next = (size: number) => {
    end += size
    return end - size
  }
  const { rows, isWide, minima, log } = capacities
  const versions = new Float64Array(buffer, next(sizes.versions), rows)
  const codeArray = (at: number, length: number) =>
    isWide ? new Uint32Array(buffer, at, length) : new Uint16Array(buffer, at, length)
  const rowMinima = codeArray(next(sizes.rowMinima), rows)
  const codes = codeArray(next(sizes.codes), rows * CODE_COLUMNS)
  const asks = codeArray(next(sizes.asks), rows)
  const ids = new Uint32Array(buffer, next(sizes.ids), rows * 4)
  const slots = new Int32Array(buffer, next(sizes.slots), slotCount(rows))
  const tallies = new Int32Array(buffer, next(sizes.tallies), minima)
  const words = wordsFor(rows)
  const bits = new Int32Array(buffer, next(sizes.bits), words * capacities.bitsets)
  const partitions = new Uint8Array(buffer, next(sizes.partitions), rows / PAGE_ROWS)
  const logBytes = new Uint8Array(buffer, next(sizes.log), log)
  return {
    memory,
    buffer,
    capacities,
    header,
    partitions,
    versions,
    minima: rowMinima,
    codes,
    asks,
    ids,
    slots,
    tallies,
    words,
    bits,
    log: logBytes,
  }
}

/** The bytes that an index of these capacities takes. */
export function bytesOf(capacities: Capacities): number {
  return Object.values(sizesOf(capacities)).reduce((sum, size) => sum + size, HEADER_BYTES)
}

function capacitiesOf(header: Int32Array): Capacities {
  return {
    rows: header[HEAD.rowCapacity] ?? 0,
    bitsets: header[HEAD.bitsetCapacity] ?? 0,
    minima: header[HEAD.minimaCapacity] ?? 0,
    isWide: header[HEAD.isWide] === 1,
    log: header[HEAD.logCapacity] ?? 0,
  }
}

const PAGE_SHIFT = Math.log2(PAGE_ROWS)

/** Turns a row of the block into a row of the index. */
export function rowOf(block: Int32Array, row: number): number {
  return (block[row >> PAGE_SHIFT] ?? 0) * 8 + (row & (PAGE_ROWS - 1))
}
