/** A UUID as four numbers of 32 bits; they compare as PostgreSQL compares UUIDs. */
export type IdWords = readonly [number, number, number, number]

export function idWords(id: string): IdWords {
  if (id.length !== 36) throw new TypeError('an id is no UUID')
  const hex = id.replaceAll('-', '')
  const word = (at: number) => Number.parseInt(hex.slice(at, at + 8), 16)
  return [word(0), word(8), word(16), word(24)]
}

const HEX_OF_BYTE = Array.from({ length: 256 }, (_, n) => n.toString(16).padStart(2, '0'))

function hexOf(half: number): string {
  return `${HEX_OF_BYTE[half >>> 8]}${HEX_OF_BYTE[half & 0xff]}`
}

export function idText(ids: Uint32Array, row: number): string {
  const [a = 0, b = 0, c = 0, d = 0] = ids.subarray(row * 4, row * 4 + 4)
  const start = `${hexOf(a >>> 16)}${hexOf(a & 0xffff)}`
  const end = `${hexOf(c & 0xffff)}${hexOf(d >>> 16)}${hexOf(d & 0xffff)}`
  return `${start}-${hexOf(b >>> 16)}-${hexOf(b & 0xffff)}-${hexOf(c >>> 16)}-${end}`
}

/** Negative when the first id comes before the second. */
export function compareIds(
  ids: Uint32Array,
  row: number,
  others: Uint32Array,
  other: number,
): number {
  for (let word = 0; word < 4; word += 1) {
    const difference = (ids[row * 4 + word] ?? 0) - (others[other * 4 + word] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
