import type { Clock } from '@landfall/kit/core/clock'
import { freeSlots, type Span } from '../availability/availability.ts'
import type { Mentor } from '../mentor/mentor.ts'
import type { TakenTimeStore } from './taken-time.store.ts'

type Deps = { takenTimes: TakenTimeStore }

const DAY_MS = 86_400_000
/** The longest session plus the longest buffer: anything that began within this time may still take up time. */
const MAX_TAKEN_MS = 4 * 3_600_000
const SHOWN_AFTER_TAKEN = 5
const SEARCHED_DAYS = 14

/** The slots of a mentor that begin within a span and can be booked now. */
export function makeReadSlots({ takenTimes, clock }: Deps & { clock: Clock }) {
  return (mentor: Mentor, o: Span & { durationMinutes: number }): Promise<Span[]> =>
    slotsOf({ takenTimes }, mentor, { ...o, now: clock.now() })
}

/** The next free slots from a time on that was just taken. */
export async function nextSlots(
  deps: Deps,
  mentor: Mentor,
  o: { after: Date; durationMinutes: number; now: Date },
): Promise<Span[]> {
  const endsAt = new Date(o.after.getTime() + SEARCHED_DAYS * DAY_MS)
  const slots = await slotsOf(deps, mentor, { ...o, startsAt: o.after, endsAt })
  return slots.slice(0, SHOWN_AFTER_TAKEN)
}

async function slotsOf(
  { takenTimes }: Deps,
  mentor: Mentor,
  o: Span & { durationMinutes: number; now: Date },
): Promise<Span[]> {
  const around = {
    startsAt: new Date(o.startsAt.getTime() - MAX_TAKEN_MS),
    endsAt: new Date(o.endsAt.getTime() + MAX_TAKEN_MS),
  }
  const busy = await takenTimes.findBusy(mentor.id, around, o.now)
  return freeSlots(mentor, { ...o, busy })
}
