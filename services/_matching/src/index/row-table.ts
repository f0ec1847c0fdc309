import type { Regions } from './layout.ts'

/** A scholarship's id as four words, the most significant first. */
export type IdWords = readonly [number, number, number, number]

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** Whether a text could be a scholarship's id. */
export function isId(text: string): boolean {
  return UUID.test(text)
}

export function idWords(id: string): IdWords {
  if (!isId(id)) throw new TypeError(`not a UUID: ${id}`)
  const digits = id.replaceAll('-', '')
  const word = (at: number) => Number.parseInt(digits.slice(at * 8, at * 8 + 8), 16)
  return [word(0), word(1), word(2), word(3)]
}

const DIGITS = Buffer.from('0123456789abcdef')
const DASH = 0x2d
/** "01234567-89ab-cdef-0123-456789abcdef" */
const ID_LENGTH = 36

/**
 * The ids of some rows, as texts: written digit by digit and decoded in one go, because every match has 70 of them.
 */
export function idsOfRows({ ids }: Regions, rows: readonly number[]): string[] {
  const text = Buffer.allocUnsafe(rows.length * ID_LENGTH)
  let end = 0
  for (const row of rows) {
    for (let bit = 0; bit < 128; bit += 4) {
      if (bit === 32 || bit === 48 || bit === 64 || bit === 80) text[end++] = DASH
      const word = ids[row * 4 + (bit >> 5)] ?? 0
      text[end++] = DIGITS[(word >>> (28 - (bit & 31))) & 15] ?? 0
    }
  }
  const all = text.toString('latin1', 0, end)
  return rows.map((_, place) => all.slice(place * ID_LENGTH, (place + 1) * ID_LENGTH))
}

export function idOfRow(regions: Regions, row: number): string {
  return idsOfRows(regions, [row])[0] ?? ''
}

/** Compares two rows' ids in the order of their texts. */
export function compareIds({ ids }: Pick<Regions, 'ids'>, a: number, b: number): number {
  for (let at = 0; at < 4; at += 1) {
    const difference = (ids[a * 4 + at] ?? 0) - (ids[b * 4 + at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** The row of an id; -1 when the id has none. */
export function findRow(regions: Regions, id: IdWords): number {
  return (regions.slots[slotOf(regions, id)] ?? 0) - 1
}

/** Enters an id; an id that had another row moves to this one. */
export function enterRow(regions: Regions, id: IdWords, row: number): void {
  regions.ids.set(id, row * 4)
  regions.slots[slotOf(regions, id)] = row + 1
}

/** The slot that holds the id, or the free slot where it belongs; there is always one, see layout.ts. */
function slotOf({ slots, ids }: Regions, [a, b, c, d]: IdWords): number {
  const mask = slots.length - 1
  let slot = hash(a, b, c, d) & mask
  for (;;) {
    const row = (slots[slot] ?? 0) - 1
    if (row < 0) return slot
    const at = row * 4
    if (ids[at] === a && ids[at + 1] === b && ids[at + 2] === c && ids[at + 3] === d) {
      return slot
    }
    slot = (slot + 1) & mask
  }
}

/** Mixes all words, because ids made within one minute differ in few bits. */
function hash(a: number, b: number, c: number, d: number): number {
  let mixed = Math.imul(a ^ Math.imul(b, 0x9e3779b1), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 15) ^ c, 0xc2b2ae35)
  mixed = Math.imul(mixed ^ (mixed >>> 13) ^ d, 0x27d4eb2f)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
