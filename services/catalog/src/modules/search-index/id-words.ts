/** A UUID as four numbers of 32 bits; they compare as PostgreSQL compares UUIDs. */
export type IdWords = readonly [number, number, number, number]

export function idWords(id: string): IdWords {
  if (id.length !== 36) throw new TypeError('an id is no UUID')
  const hex = id.replaceAll('-', '')
  const word = (at: number) => Number.parseInt(hex.slice(at, at + 8), 16)
  return [word(0), word(8), word(16), word(24)]
}

export function idText(ids: Uint32Array, row: number): string {
  let hex = ''
  for (let word = 0; word < 4; word += 1) {
    hex += (ids[row * 4 + word] ?? 0).toString(16).padStart(8, '0')
  }
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
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
