import { FIRST_SCRATCH, SCRATCHES, type Segment } from './segment.ts'
import type { Dictionaries } from './row-columns.ts'

/** A segment that is being searched, and the next free bitset to compute in. */
export type SegmentReader = {
  readonly segment: Segment
  readonly dictionaries: Dictionaries
  next: number
}

export function openReader(segment: Segment, dictionaries: Dictionaries): SegmentReader {
  return { segment, dictionaries, next: FIRST_SCRATCH }
}

/** Lends a bitset for the duration of the work; its initial content is undefined. */
export function withScratch<T>(reader: SegmentReader, work: (scratch: number) => T): T {
  const scratch = takeScratch(reader)
  const answer = work(scratch)
  reader.next = scratch
  return answer
}

/** Takes a bitset for the reader's lifetime. */
export function takeScratch(reader: SegmentReader): number {
  const scratch = reader.next
  if (scratch === FIRST_SCRATCH + SCRATCHES) throw new RangeError('a search is too deep')
  reader.next += 1
  return scratch
}

/** Writes the rows for which a condition holds to a bitset. */
export type RowFilter = (reader: SegmentReader, target: number) => void

/** Keeps in the target only the rows that the filter lets through. */
export function intersect(reader: SegmentReader, target: number, filter: RowFilter): void {
  withScratch(reader, (scratch) => {
    filter(reader, scratch)
    reader.segment.arena.and(target, target, scratch)
  })
}

/** Adds the rows that the filter lets through to the target. */
export function union(reader: SegmentReader, target: number, filter: RowFilter): void {
  withScratch(reader, (scratch) => {
    filter(reader, scratch)
    reader.segment.arena.or(target, target, scratch)
  })
}

/** Removes the rows that the filter lets through from the target. */
export function subtract(reader: SegmentReader, target: number, filter: RowFilter): void {
  withScratch(reader, (scratch) => {
    filter(reader, scratch)
    reader.segment.arena.andNot(target, target, scratch)
  })
}
