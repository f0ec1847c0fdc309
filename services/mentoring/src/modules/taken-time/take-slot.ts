import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { notFound, type Problem, validationFailed } from '@landfall/kit/core/problems'
import { err, type Result } from '@landfall/kit/core/result'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { isOffered as isWithin, withBuffer } from '../availability/availability.ts'
import type { MentorStore } from '../mentor/mentor.store.ts'
import { isOffered, type Mentor } from '../mentor/mentor.ts'
import { nextSlots } from './read-slots.ts'
import type { TakenTimeStore } from './taken-time.store.ts'
import { type SlotTaken, slotTaken, type TakenTime } from './taken-time.ts'

export type SlotStores = { mentors: MentorStore; takenTimes: TakenTimeStore }

/** A slot that a student wants. */
export type SlotWish = { mentorId: string; scheduledAt: Date; duration: number }
type Own = Pick<TakenTime, 'id' | 'studentId' | 'expiresAt'>
type Taken = { mentor: Mentor; time: TakenTime; now: Date }

/**
 * Takes a slot for a student in place of what they hold, and continues in the same transaction; a student who comes
 * second is told the next free slots.
 * Expected failures: NotFound (no such mentor, or one who takes no sessions), ValidationFailed (not within their
 * availability, or too soon), SlotTaken, and those of `work`.
 * @param o.refuse why the student cannot book although the slot is free; asked while nobody else books for them
 */
export async function inSlot<Stores extends SlotStores, T>(
  {
    unitOfWork,
    clock,
    stores,
  }: { unitOfWork: UnitOfWork<Stores>; clock: Clock; stores: SlotStores },
  wish: SlotWish,
  o: Own & { refuse?: (tx: Transaction<Stores>) => Promise<Problem | null> },
  work: (tx: Transaction<Stores>, taken: Taken) => Promise<Result<T, Problem>>,
): Promise<Result<T, Problem | SlotTaken>> {
  const { refuse, ...own } = o
  const now = clock.now()
  if (!isUuid(wish.mentorId)) return err(notFound('mentor'))
  const result = await unitOfWork(async (tx) => {
    const offered = await findOffered(tx, wish, { studentId: own.studentId, now })
    if (!offered.ok) return offered
    const mentor = offered.value
    const time = {
      ...own,
      mentorId: mentor.id,
      ...spanOf(mentor, wish.scheduledAt, wish.duration),
    }
    // Most latecomers find out here; the constraint decides between simultaneous ones.
    if (await tx.takenTimes.isTaken(time, now)) return { mentor }
    await tx.takenTimes.lockStudent(own.studentId)
    const refusal = (await refuse?.(tx)) ?? null
    if (refusal) return err(refusal)
    await tx.takenTimes.makeRoom({ mentorId: mentor.id, studentId: own.studentId, now })
    return (await tx.takenTimes.take(time)) ? work(tx, { mentor, time, now }) : { mentor }
  })
  if (!('mentor' in result)) return result
  const { scheduledAt: after, duration: durationMinutes } = wish
  return err(
    slotTaken(await nextSlots(stores, result.mentor, { after, durationMinutes, now })),
  )
}

async function findOffered(
  { mentors }: SlotStores,
  { mentorId, scheduledAt: startsAt, duration: durationMinutes }: SlotWish,
  { studentId, now }: { studentId: string; now: Date },
): Promise<Result<Mentor, Problem>> {
  // Locked, so that no session is booked with a mentor whose role an admin is just ending.
  const mentor = await mentors.keep(mentorId)
  if (!mentor || !isOffered(mentor)) return err(notFound('mentor'))
  const message =
    mentorId === studentId
      ? 'You cannot book yourself.'
      : isWithin(mentor, { startsAt, durationMinutes, now })
        ? null
        : 'This mentor is not available at this time.'
  if (message) return err(validationFailed([{ path: ['scheduledAt'], message }]))
  return { ok: true, value: mentor }
}

/** A session's time, and its end including the mentor's buffer. */
export function spanOf(mentor: Mentor, startsAt: Date, duration: number) {
  const endsAt = new Date(startsAt.getTime() + duration * 60_000)
  const busyUntil = withBuffer({ startsAt, endsAt }, mentor.bufferMinutes).endsAt
  return { startsAt, endsAt, busyUntil }
}
