import type { Span } from '../availability/availability.ts'

/** Time of a mentor and a student that nobody else may have. */
export type TakenTime = Span & {
  /** The session's, or the hold's own. */
  id: string
  mentorId: string
  studentId: string
  /** With the mentor's buffer. */
  busyUntil: Date
  /** Of a hold; null for a session. */
  expiresAt: Date | null
}

/** A slot that is kept for a student while they fill in the form. */
export type Hold = TakenTime & { expiresAt: Date }

export const HOLD_MS = 5 * 60_000

/** Somebody was faster, or the student has another session then. Its code makes it a 409 in the facade. */
export type SlotTaken = {
  __typename: 'SlotTaken'
  code: 'CONFLICT'
  message: string
  /** What is free next, in order. */
  nextSlots: Span[]
}

export function slotTaken(nextSlots: Span[]): SlotTaken {
  const words = 'This time was just taken.'
  const message =
    nextSlots.length > 0
      ? `${words} Please choose another one.`
      : `${words} Nothing else is free soon.`
  return { __typename: 'SlotTaken', code: 'CONFLICT', message, nextSlots }
}
