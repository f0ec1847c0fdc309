import { growTo, ownMemory, type WasmMemory } from './wasm-engine.ts'

/**
 * The memory that one thread computes in: fixed places first, then what depends on the sizes of the
 * dictionary. Words of a block lie in slots, one behind the other, few enough for the nearest cache.
 */
export const BLOCK_WORDS = 256
export const SLOT_BYTES = BLOCK_WORDS * 4

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

/** Numbers of slots; several for `kept`, `tells`, `bonuses` and all that follow. */
export const SLOT = {
  alive: 0,
  rest: 1,
  one: 2,
  two: 3,
  failedGpa: 4,
  failedEnglish: 5,
  solo: 6,
  match: 7,
  check: 8,
  single: 9,
  unused: 10,
  kept: 11,
  tells: 13,
  bonuses: 32,
  compared: 56,
  passing: 64,
} as const
export const SLOTS = 128

export function slotAt(slot: number): number {
  return ROOM_AT.slots + slot * SLOT_BYTES
}

/** Steps of four words, c.f. gate-kernel.ts. */
export const PROGRAM_AT = ROOM_AT.slots + SLOTS * SLOT_BYTES
export const MOST_STEPS = 2048
/** Two words each: row and score. */
export const CANDIDATES_AT = PROGRAM_AT + MOST_STEPS * 16
const TABLES_AT = CANDIDATES_AT + (BLOCK_WORDS * 32 + 8) * 8

const TABLES = ['minima', 'solo', 'award', 'due', 'state'] as const
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
  const none = { minima: 0, solo: 0, award: 0, due: 0, state: 0 }
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
