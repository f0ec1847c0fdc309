import { FIRST_SCRATCH, SCRATCHES, type Segment } from './segment.ts'
import type { Names } from './row-columns.ts'

/** One segment being asked, and the next bitset that is free to compute in. */
export type Desk = { readonly segment: Segment; readonly names: Names; next: number }

export function openDesk(segment: Segment, names: Names): Desk {
  return { segment, names, next: FIRST_SCRATCH }
}

/** A bitset for as long as the work lasts; what is in it at first is anything. */
export function withScratch<T>(desk: Desk, work: (scratch: number) => T): T {
  const scratch = takeScratch(desk)
  const answer = work(scratch)
  desk.next = scratch
  return answer
}

/** A bitset that is kept until the desk is left. */
export function takeScratch(desk: Desk): number {
  const scratch = desk.next
  if (scratch === FIRST_SCRATCH + SCRATCHES) throw new RangeError('a search is too deep')
  desk.next += 1
  return scratch
}

/** Writes the rows of something to a bitset. */
export type Put = (desk: Desk, target: number) => void

/** Keeps of the target only what is put. */
export function narrow(desk: Desk, target: number, put: Put): void {
  withScratch(desk, (scratch) => {
    put(desk, scratch)
    desk.segment.board.and(target, target, scratch)
  })
}

/** Adds what is put to the target. */
export function widen(desk: Desk, target: number, put: Put): void {
  withScratch(desk, (scratch) => {
    put(desk, scratch)
    desk.segment.board.or(target, target, scratch)
  })
}

/** Takes what is put out of the target. */
export function exclude(desk: Desk, target: number, put: Put): void {
  withScratch(desk, (scratch) => {
    put(desk, scratch)
    desk.segment.board.andNot(target, target, scratch)
  })
}
