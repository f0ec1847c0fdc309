import { KERNEL_BYTES } from '../bitset/bit-kernels.ts'
import { sharedMemory, type WasmMemory } from '../bitset/wasm-memory.ts'

/**
 * One shared memory holds the whole index, so that worker threads read what one writer applies:
 * a header, the dictionary's log, the partition of each page, and by row: versions, codes, ids, a hash table
 * from id to row, and the bitsets, column after column.
 */

/** Another format than this is not read. A change of the tree of fields is one too: its bitsets follow that. */
export const FORMAT = 10

/** Places in the header, in 32-bit words. */
export const HEAD = {
  format: 0,
  rowCapacity: 1,
  bitsetCapacity: 2,
  minimaCapacity: 3,
  isWide: 4,
  logCapacity: 5,
  /** Odd while the writer is at work on a row. */
  sequence: 6,
  /** A bit for each reader that asks the writer to wait. */
  pauses: 7,
  rowCount: 8,
  openCount: 9,
  logEntries: 10,
  logBytes: 11,
  /** Pages that have a partition; rows are only on these. */
  pageCount: 12,
} as const

const HEADER_BYTES = 128
/**
 * The rows of a bitset's cache line are a page, for what lies beside what is read is read as well. They
 * are of one partition, see partitions.ts.
 */
export const PAGE_ROWS = KERNEL_BYTES * 8
/** Of a bitset. */
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
  /** Bytes of the dictionary. */
  log: number
  /** Codes of 32 bits, for dictionaries beyond 65,536 values; else of 16. */
  isWide: boolean
}

export type Regions = {
  memory: WasmMemory
  /** Of the memory; its first `bytesOf(capacities)` bytes are the index. */
  buffer: ArrayBufferLike
  capacities: Capacities
  header: Int32Array
  /** By page; never changes once the page is counted. */
  partitions: Uint8Array
  /** By row; 0 where no listing is. */
  versions: Float64Array
  /** By row: the number of its set of minima once more, for most rows are only asked for it. */
  minima: Uint16Array | Uint32Array
  /** By row: CODE_COLUMNS numbers of the dictionary, side by side, for they are read together. */
  codes: Uint16Array | Uint32Array
  /** By row: the number of what it asks beyond its columns; 0 asks nothing. */
  asks: Uint16Array | Uint32Array
  /** By row: four words, the first is the most significant. */
  ids: Uint32Array
  /** Open addressing: row + 1 by the hash of the id; 0 is free. */
  slots: Int32Array
  /** How many open rows have each set of minima. */
  tallies: Int32Array
  /** Words of a bitset. */
  words: number
  /** `words` words a column; row r is bit r & 31 of word r >> 5. */
  bits: Int32Array
  log: Uint8Array
}

/** Rounded up, so that each region begins where its type may. */
function padded(bytes: number): number {
  return Math.ceil(bytes / 64) * 64
}

function slotCount(rows: number): number {
  return 2 ** Math.ceil(Math.log2(rows * 1.5))
}

/**
 * Of a bitset: an odd number of cache lines, so that the same rows of many bitsets, which are read
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

/** The parts of a memory that `createRegions` filled, maybe in another thread. */
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

/** The row of the index that is one of the block. */
export function rowOf(block: Int32Array, row: number): number {
  return (block[row >> PAGE_SHIFT] ?? 0) * 8 + (row & (PAGE_ROWS - 1))
}
