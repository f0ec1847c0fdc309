import type { Regions } from './layout.ts'

/** A scholarship's id as four words, the most significant first. */
export type IdWords = readonly [number, number, number, number]

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

export function idWords(id: string): IdWords {
  if (!UUID.test(id)) throw new TypeError(`not a UUID: ${id}`)
  const digits = id.replaceAll('-', '')
  const word = (at: number) => Number.parseInt(digits.slice(at * 8, at * 8 + 8), 16)
  return [word(0), word(1), word(2), word(3)]
}

const WORD_BYTES = 4
const ID_DIGITS = 32

export function idsOfRows({ ids }: Regions, rows: readonly number[]): string[] {
  const bytes = Buffer.alloc(rows.length * 4 * WORD_BYTES)
  let at = 0
  for (const row of rows) {
    for (let word = row * 4; word < row * 4 + 4; word += 1) {
      at = bytes.writeUInt32BE(ids[word] ?? 0, at)
    }
  }
  const digits = bytes.toString('hex')
  return rows.map((_, place) => {
    const first = place * ID_DIGITS
    const part = (from: number, end: number) => digits.slice(first + from, first + end)
    return `${part(0, 8)}-${part(8, 12)}-${part(12, 16)}-${part(16, 20)}-${part(20, 32)}`
  })
}

export function idOfRow(regions: Regions, row: number): string {
  return idsOfRows(regions, [row])[0] ?? ''
}

/** Sign of the order of two rows' ids, which is the order of their texts. */
export function compareIds({ ids }: Pick<Regions, 'ids'>, a: number, b: number): number {
  for (let at = 0; at < 4; at += 1) {
    const difference = (ids[a * 4 + at] ?? 0) - (ids[b * 4 + at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** The row of an id; -1 when it has none. */
export function findRow(regions: Regions, id: IdWords): number {
  return (regions.slots[slotOf(regions, id)] ?? 0) - 1
}

/** Enters an id, also one that has had another row. */
export function enterRow(regions: Regions, id: IdWords, row: number): void {
  regions.ids.set(id, row * 4)
  regions.slots[slotOf(regions, id)] = row + 1
}

/** Where the id is, or the free place where it belongs; there is always one, c.f. layout.ts. */
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

/** Mixes all words, for the ids of one minute differ in few bits. */
function hash(a: number, b: number, c: number, d: number): number {
  let mixed = Math.imul(a ^ Math.imul(b, 0x9e3779b1), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 15) ^ c, 0xc2b2ae35)
  mixed = Math.imul(mixed ^ (mixed >>> 13) ^ d, 0x27d4eb2f)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
