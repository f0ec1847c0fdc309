import { ownMemory, growTo, type WasmMemory } from './wasm-engine.ts'

/**
 * The memory that one thread computes in: fixed places first, then what depends on the sizes of the
 * dictionary. Words of a block lie in slots, one behind the other.
 */
export const BLOCK_WORDS = 512
export const SLOT_BYTES = BLOCK_WORDS * 4
export const MAX_LEAVES = 2048

export const ROOM_AT = {
  /** Where each leaf's bitset begins in the index. */
  leaves: 0,
  /** What bounds must reach, by set, c.f. `limitDigits`. */
  keep: MAX_LEAVES * 4,
  deltas: MAX_LEAVES * 4 + 512,
  /** The digits of limits, c.f. match-plan.ts. */
  limits: MAX_LEAVES * 4 + 1536,
  /** Four partial sums each. */
  counts: MAX_LEAVES * 4 + 1024,
  slots: MAX_LEAVES * 4 + 4096,
} as const

/** Numbers of slots; `kept` takes two, `cases` the rest. */
export const SLOT = { solo: 0, kept: 1, cases: 3 } as const
const SLOTS = 24

const CANDIDATES_AT = ROOM_AT.slots + SLOTS * SLOT_BYTES
/** Two words each: row and score. */
const TABLES_AT = CANDIDATES_AT + BLOCK_WORDS * 32 * 8

export type TableName = 'minima' | 'solo' | 'award' | 'due' | 'state'

export type Room = {
  memory: WasmMemory
  words: Int32Array
  candidatesAt: number
  /** Bytes from the beginning. */
  at: Record<TableName, number>
  /** How many words each has room for. */
  sizes: Record<TableName, number>
  /** The table that lies there, so that it is not copied again. */
  holds: Partial<Record<TableName, Int32Array>>
}

export function createRoom(): Room {
  const memory = ownMemory(TABLES_AT)
  return {
    memory,
    words: new Int32Array(memory.buffer),
    candidatesAt: CANDIDATES_AT,
    at: { minima: 0, solo: 0, award: 0, due: 0, state: 0 },
    sizes: { minima: 0, solo: 0, award: 0, due: 0, state: 0 },
    holds: {},
  }
}

/** Lays the tables out anew when one of them has outgrown its place. Sizes in words. */
export function makeRoom(room: Room, sizes: Record<TableName, number>): void {
  const names = Object.keys(sizes) as TableName[]
  if (names.every((name) => sizes[name] <= room.sizes[name])) return
  let end = TABLES_AT
  for (const name of names) {
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
