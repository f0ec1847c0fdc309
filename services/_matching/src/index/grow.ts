import { type Capacities, createRegions, HEAD, PAGE_ROWS, type Regions } from './layout.ts'
import { enterRow } from './row-table.ts'

const COUNTS = [
  HEAD.rowCount,
  HEAD.openCount,
  HEAD.logEntries,
  HEAD.logBytes,
  HEAD.pageCount,
] as const

/** A copy with more room, every row at its place; readers of the old buffer still read the old state. */
export function grown(old: Regions, changes: Partial<Capacities>): Regions {
  const next = createRegions({ ...old.capacities, ...changes })
  for (const place of COUNTS) {
    next.header[place] = old.header[place] ?? 0
  }
  next.partitions.set(old.partitions)
  next.versions.set(old.versions)
  next.minima.set(old.minima)
  next.codes.set(old.codes)
  next.asks.set(old.asks)
  next.tallies.set(old.tallies)
  next.log.set(old.log)
  copyBitsets(old, next)
  copyIds(old, next)
  return next
}

function copyBitsets(old: Regions, next: Regions): void {
  for (let bitset = 0; bitset < old.capacities.bitsets; bitset += 1) {
    const words = old.bits.subarray(bitset * old.words, (bitset + 1) * old.words)
    next.bits.set(words, bitset * next.words)
  }
}

function copyIds(old: Regions, next: Regions): void {
  next.ids.set(old.ids)
  if (old.slots.length === next.slots.length) {
    next.slots.set(old.slots)
    return
  }
  const end = (old.header[HEAD.pageCount] ?? 0) * PAGE_ROWS
  for (let row = 0; row < end; row += 1) {
    if (old.versions[row] === 0) continue
    const [a = 0, b = 0, c = 0, d = 0] = old.ids.subarray(row * 4, row * 4 + 4)
    enterRow(next, [a, b, c, d], row)
  }
}
