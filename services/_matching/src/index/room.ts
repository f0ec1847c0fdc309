import { CODE_COLUMNS, STRETCH_BYTES } from './layout.ts'
import { growTo, ownMemory, type WasmMemory } from './wasm-engine.ts'

/**
 * The memory that one thread computes in: fixed places first, then what depends on the sizes of the
 * dictionary. Words of a block lie in slots, one behind the other, few enough for the nearest cache.
 */
export const BLOCK_WORDS = 512
export const SLOT_BYTES = BLOCK_WORDS * 4
export const BLOCK_STRETCHES = SLOT_BYTES / STRETCH_BYTES

/** Places in bytes. */
export const ROOM_AT = {
  /** Four partial sums for each counter. */
  counts: 0,
  /** What bounds must reach, of matches and of those to check first, c.f. `layLimit`. */
  limits: 1024,
  /** What each bonus adds to the score. */
  deltas: 1280,
  /** How many rows meet their minima, and how many state some. */
  met: 1536,
  /** The kernels that judge, c.f. block-kernels.ts: their places, and those of their operands. */
  kernels: 1600,
  tops: 1792,
  slots: 2048,
} as const

/** Numbers of slots; several for `kept`, `tells`, `bonuses` and `passing`, whose rows do not last. */
export const SLOT = {
  alive: 0,
  one: 1,
  two: 2,
  failedGpa: 3,
  failedEnglish: 4,
  solo: 5,
  match: 6,
  check: 7,
  single: 8,
  kept: 9,
  tells: 11,
  bonuses: 32,
  rest: 56,
  left: 57,
  unused: 58,
  marks: 64,
  passing: 72,
} as const
/** Slots from here on are gone when the kernel that computes them has gone on. */
export const LASTING_SLOTS = SLOT.rest

export function slotAt(slot: number): number {
  return ROOM_AT.slots + slot * SLOT_BYTES
}

/** What the kernels of one query work on, c.f. steps.ts. */
export const OPERANDS_AT = ROOM_AT.slots + LASTING_SLOTS * SLOT_BYTES
export const MOST_OPERANDS = 2048
/** A few rows more than a block has may be written, which do not count. */
const MOST_ROWS = BLOCK_WORDS * 32 + 8
/** A word each, of some rows of a block, counted from its first. */
export const ROWS_AT = OPERANDS_AT + MOST_OPERANDS * 4
/** The codes of these rows. */
export const CODES_AT = Math.ceil((ROWS_AT + MOST_ROWS * 4) / 16) * 16
/** The ids of rows, as text; written when no codes are needed any more. */
export const TEXT_AT = CODES_AT
/** From so many candidates on some are dropped, before the next block. */
export const MANY_CANDIDATES = 2048
/** Above the highest score, 1000 tenths; a power of two. */
export const SCORES = 1024
const TOPS_AT = CODES_AT + MOST_ROWS * CODE_COLUMNS * 4
export const MOST_CANDIDATES = MANY_CANDIDATES + MOST_ROWS
const TOP_BYTES = SCORES * 4 + MOST_CANDIDATES * 8

/** Of the matches (0) and of those to check first (1): how many candidates have each score, and these. */
export function topAt(which: number): { counts: number; candidates: number } {
  const counts = TOPS_AT + which * TOP_BYTES
  // Two words each: row and score.
  return { counts, candidates: counts + SCORES * 4 }
}
const TABLES_AT = TOPS_AT + 2 * TOP_BYTES

const TABLES = [
  'minima',
  'parts',
  'gpa',
  'english',
  'soloGpa',
  'soloEnglish',
  'award',
  'due',
  'state',
  'stretches',
] as const
export type TableName = (typeof TABLES)[number]
type PerTable<T> = Record<TableName, T>

export type Room = {
  memory: WasmMemory
  words: Int32Array
  bytes: Buffer
  /** Places of the tables, in bytes. */
  at: PerTable<number>
  /** How many words each has room for. */
  sizes: PerTable<number>
  /** The table that lies there, so that it is not copied again. */
  holds: Partial<PerTable<Int32Array>>
}

export function createRoom(): Room {
  const memory = ownMemory(TABLES_AT)
  return { memory, ...viewsOf(memory), at: noTables(), sizes: noTables(), holds: {} }
}

function noTables(): PerTable<number> {
  return Object.fromEntries(TABLES.map((name) => [name, 0])) as PerTable<number>
}

function viewsOf({ buffer }: WasmMemory): Pick<Room, 'words' | 'bytes'> {
  return { words: new Int32Array(buffer), bytes: Buffer.from(buffer as ArrayBuffer) }
}

/** Lays the tables out anew when one of them has outgrown its place. Sizes in words. */
export function makeRoom(room: Room, sizes: PerTable<number>): void {
  if (TABLES.every((name) => sizes[name] <= room.sizes[name])) return
  let end = TABLES_AT
  for (const name of TABLES) {
    room.at[name] = end
    room.sizes[name] = Math.ceil((sizes[name] * 1.25) / 16) * 16
    end += room.sizes[name] * 4
  }
  growTo(room.memory, end)
  Object.assign(room, viewsOf(room.memory))
  room.holds = {}
}

/** Writes zeros all over a table. */
export function clear(room: Room, name: TableName): void {
  wordsOf(room, name, room.sizes[name]).fill(0)
}

/** The first words of a table. */
export function wordsOf({ words, at }: Room, name: TableName, count: number): Int32Array {
  return words.subarray(at[name] / 4, at[name] / 4 + count)
}

/** Copies a table to its place unless it lies there. */
export function place(room: Room, name: TableName, table: Int32Array): void {
  if (room.holds[name] === table) return
  room.words.set(table, room.at[name] / 4)
  room.holds[name] = table
}
