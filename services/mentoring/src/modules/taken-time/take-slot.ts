import { notFound, type Problem, validationFailed } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import { isOffered as isWithin, withBuffer } from '../availability/availability.ts'
import type { MentorStore } from '../mentor/mentor.store.ts'
import { isOffered, type Mentor } from '../mentor/mentor.ts'
import { nextSlots } from './read-slots.ts'
import type { TakenTimeStore } from './taken-time.store.ts'
import { type SlotTaken, slotTaken, type TakenTime } from './taken-time.ts'

export type SlotStores = { mentors: MentorStore; takenTimes: TakenTimeStore }

/** A slot that somebody wants. */
export type SlotWish = { mentorId: string; scheduledAt: Date; duration: number }

/**
 * Takes a slot for a student, in place of what they hold: who comes second is told what is free next.
 * Expected failures: NotFound (no such mentor, or none who takes sessions), ValidationFailed (not within their
 * availability, or too soon), SlotTaken.
 */
export async function takeSlot(
  tx: SlotStores,
  { mentorId, scheduledAt: startsAt, duration }: SlotWish,
  o: Pick<TakenTime, 'id' | 'studentId' | 'expiresAt'> & { now: Date },
): Promise<Result<{ mentor: Mentor; time: TakenTime }, Problem | SlotTaken>> {
  const { now, ...own } = o
  const mentor = await tx.mentors.find(mentorId)
  if (!mentor || !isOffered(mentor)) return err(notFound('mentor'))
  if (mentorId === own.studentId) return err(notTheirs('You cannot book yourself.'))
  if (!isWithin(mentor, { startsAt, durationMinutes: duration, now }))
    return err(notTheirs('This mentor takes no session at this time.'))
  await tx.takenTimes.lockStudent(own.studentId)
  await tx.takenTimes.freeExpired({ mentorId, studentId: own.studentId, now })
  await tx.takenTimes.freeHolds(own.studentId)
  const time = { ...own, mentorId, ...spanOf(mentor, startsAt, duration) }
  if (await tx.takenTimes.take(time)) return ok({ mentor, time })
  const next = await nextSlots(tx, mentor, {
    after: startsAt,
    durationMinutes: duration,
    now,
  })
  return err(slotTaken(next))
}

export function spanOf(mentor: Mentor, startsAt: Date, duration: number) {
  const endsAt = new Date(startsAt.getTime() + duration * 60_000)
  const busyUntil = withBuffer({ startsAt, endsAt }, mentor.bufferMinutes).endsAt
  return { startsAt, endsAt, busyUntil }
}

function notTheirs(message: string): Problem {
  return validationFailed([{ path: ['scheduledAt'], message }])
}
