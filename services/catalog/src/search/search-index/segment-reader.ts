import { FIRST_SCRATCH, SCRATCHES, type Segment } from './segment.ts'
import type { Dictionaries } from './row-columns.ts'

/** One segment being searched, and the next bitset that is free to compute in. */
export type SegmentReader = {
  readonly segment: Segment
  readonly dictionaries: Dictionaries
  next: number
}

export function openReader(segment: Segment, dictionaries: Dictionaries): SegmentReader {
  return { segment, dictionaries, next: FIRST_SCRATCH }
}

/** A bitset for as long as the work lasts; what is in it at first is anything. */
export function withScratch<T>(reader: SegmentReader, work: (scratch: number) => T): T {
  const scratch = takeScratch(reader)
  const answer = work(scratch)
  reader.next = scratch
  return answer
}

/** A bitset that is kept for as long as the reader is used. */
export function takeScratch(reader: SegmentReader): number {
  const scratch = reader.next
  if (scratch === FIRST_SCRATCH + SCRATCHES) throw new RangeError('a search is too deep')
  reader.next += 1
  return scratch
}

/** Writes the rows that a condition holds for to a bitset. */
export type RowFilter = (reader: SegmentReader, target: number) => void

/** Keeps of the target what the filter lets through. */
export function intersect(reader: SegmentReader, target: number, filter: RowFilter): void {
  withScratch(reader, (scratch) => {
    filter(reader, scratch)
    reader.segment.arena.and(target, target, scratch)
  })
}

/** Adds what the filter lets through to the target. */
export function union(reader: SegmentReader, target: number, filter: RowFilter): void {
  withScratch(reader, (scratch) => {
    filter(reader, scratch)
    reader.segment.arena.or(target, target, scratch)
  })
}

/** Takes what the filter lets through out of the target. */
export function subtract(reader: SegmentReader, target: number, filter: RowFilter): void {
  withScratch(reader, (scratch) => {
    filter(reader, scratch)
    reader.segment.arena.andNot(target, target, scratch)
  })
}
