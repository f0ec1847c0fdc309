/** Finds rows by id: open addressing over a table of twice as many places, 0 for an empty one. */
export type IdTable = { places: Int32Array; mask: number }

export function createIdTable(rows: number): IdTable {
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, rows * 2)))
  return { places: new Int32Array(size), mask: size - 1 }
}

export function enterId({ places, mask }: IdTable, ids: Uint32Array, row: number): void {
  let at = hash(ids[row * 4] ?? 0, ids[row * 4 + 3] ?? 0) & mask
  while (places[at] !== 0) at = (at + 1) & mask
  places[at] = row + 1
}

/** The row; -1 without one. */
export function findId(
  { places, mask }: IdTable,
  ids: Uint32Array,
  id: readonly [number, number, number, number],
): number {
  for (let at = hash(id[0], id[3]) & mask; ; at = (at + 1) & mask) {
    const row = (places[at] ?? 0) - 1
    if (row < 0) return -1
    const first = row * 4
    if (id.every((word, n) => ids[first + n] === word)) return row
  }
}

function hash(first: number, last: number): number {
  const mixed = Math.imul(first ^ (last >>> 16) ^ (last << 16), 0x9e37_79b1)
  return (mixed ^ (mixed >>> 15)) >>> 0
}
