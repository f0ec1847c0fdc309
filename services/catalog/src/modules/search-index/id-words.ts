/** A UUID as four numbers of 32 bits; they compare as PostgreSQL compares UUIDs. */
export type IdWords = readonly [number, number, number, number]

export function idWords(id: string): IdWords {
  if (id.length !== 36) throw new TypeError('an id is no UUID')
  const hex = id.replaceAll('-', '')
  const word = (at: number) => Number.parseInt(hex.slice(at, at + 8), 16)
  return [word(0), word(8), word(16), word(24)]
}

export function idText(ids: Uint32Array, row: number): string {
  const hex = (word: number) => (ids[row * 4 + word] ?? 0).toString(16).padStart(8, '0')
  const [second, third] = [hex(1), hex(2)]
  return `${hex(0)}-${second.slice(0, 4)}-${second.slice(4)}-${third.slice(0, 4)}-${third.slice(4)}${hex(3)}`
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
