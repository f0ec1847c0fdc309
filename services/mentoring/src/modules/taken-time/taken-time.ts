import type { Span } from '../availability/availability.ts'

/** A time of a mentor and a student that nobody else can have. */
export type TakenTime = Span & {
  /** The session's id, or the hold's own. */
  id: string
  mentorId: string
  studentId: string
  /** The end including the mentor's buffer. */
  busyUntil: Date
  /** When a hold expires; null for a session. */
  expiresAt: Date | null
}

/** A slot that is kept for a student while they fill in the form. */
export type Hold = TakenTime & { expiresAt: Date }

export const HOLD_MS = 5 * 60_000

/** Another student was faster, or the student has another session then. Its code becomes a 409 in the facade. */
export type SlotTaken = {
  __typename: 'SlotTaken'
  code: 'CONFLICT'
  message: string
  /** The next free slots, in order. */
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
