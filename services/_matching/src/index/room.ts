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
/** Two words each: row and score. */
export const CANDIDATES_AT = CODES_AT + MOST_ROWS * CODE_COLUMNS * 4
const TABLES_AT = CANDIDATES_AT + MOST_ROWS * 8

const TABLES = ['minima', 'solo', 'award', 'due', 'state', 'stretches'] as const
export type TableName = (typeof TABLES)[number]
type PerTable<T> = Record<TableName, T>

export type Room = {
  memory: WasmMemory
  words: Int32Array
  /** Places of the tables, in bytes. */
  at: PerTable<number>
  /** How many words each has room for. */
  sizes: PerTable<number>
  /** The table that lies there, so that it is not copied again. */
  holds: Partial<PerTable<Int32Array>>
}

export function createRoom(): Room {
  const memory = ownMemory(TABLES_AT)
  const none = { minima: 0, solo: 0, award: 0, due: 0, state: 0, stretches: 0 }
  const words = new Int32Array(memory.buffer)
  return { memory, words, at: { ...none }, sizes: none, holds: {} }
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
  room.words = new Int32Array(room.memory.buffer)
  room.holds = {}
}

/** Copies a table to its place unless it lies there. */
export function place(room: Room, name: TableName, table: Int32Array): void {
  if (room.holds[name] === table) return
  room.words.set(table, room.at[name] / 4)
  room.holds[name] = table
}
