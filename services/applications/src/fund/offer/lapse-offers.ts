import { personZone } from '@landfall/calendar/zone'
import type { Clock } from '@landfall/kit/core/clock'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { RecordApplication } from '../../application/application/record-application.ts'
import { movedAnswerReminder } from '../../application/submission/answer-reminder.ts'
import { closeOffer, type ClosingStores } from './close-offer.ts'
import { publishOfferNotices } from './offer-notice.ts'
import { nextOfferReminder } from './offer.ts'

const BATCH_SIZE = 100
/** More are no fault of single offers. */
const FAILURES_MAX = 10

type Deps<Stores extends ClosingStores> = {
  unitOfWork: UnitOfWork<Stores>
  recordApplication: RecordApplication<Stores>
  clock: Clock
  newId: () => string
}

export type LapseOffers = () => Promise<{ lapsed: number; reminded: number }>

/**
 * Ends the offers whose day is over without an answer, each in a transaction of its own, and reminds of
 * those that end soon. Several processes may do so at once. One that can't lapse holds up none of the others.
 * @returns how many lapsed, and how many students were reminded
 * @throws what the first of those met that could not lapse
 */
export function makeLapseOffers<Stores extends ClosingStores>(
  deps: Deps<Stores>,
): LapseOffers {
  const { unitOfWork, clock } = deps
  return async function lapseOffers() {
    const now = clock.now()
    let lapsed = 0
    const over = await unitOfWork((tx) => tx.offers.findOver(now, BATCH_SIZE))
    const failures: unknown[] = []
    for (const id of over) {
      try {
        if (await lapse(deps, id, now)) lapsed += 1
      } catch (error) {
        failures.push(error)
        if (failures.length === FAILURES_MAX) throw error
      }
    }
    const reminded = await unitOfWork(async (tx) => {
      const due = await tx.offers.claimToRemind(now, BATCH_SIZE)
      const zones = await tx.studentZones.findAll(due.map(({ studentId }) => studentId))
      for (const offer of due) {
        await publishOfferNotices(tx, offer, 'reminder', now)
        const zone = personZone(zones.get(offer.studentId))
        await tx.offers.remindNext(offer.id, nextOfferReminder(offer, zone, now))
      }
      return due.length
    })
    if (failures.length > 0) throw failures[0]
    return { lapsed, reminded }
  }
}

/** Plans what a student is to be reminded of anew: their mornings are others now. */
export async function moveOfferReminders(
  { offers }: Pick<ClosingStores, 'offers'>,
  studentId: string,
  zones: { from: string; to: string },
  now: Date,
): Promise<void> {
  for (const { id, answerBy: date, timeZone, remindAt } of await offers.lockReminded(
    studentId,
  )) {
    if (remindAt === null) continue
    const awaited = { awaited: remindAt, now }
    const moved = movedAnswerReminder({ date, timeZone }, zones, awaited)
    await offers.remindNext(id, moved)
  }
}

async function lapse<Stores extends ClosingStores>(
  { unitOfWork, recordApplication, newId }: Deps<Stores>,
  id: string,
  at: Date,
): Promise<boolean> {
  return unitOfWork(async (tx) => {
    const found = await tx.offers.find(id)
    if (!found) return false
    const application = await tx.applications.lock(found.studentId, found.applicationId)
    const offer = await tx.offers.lock(id)
    // Answered meanwhile.
    if (!application || offer?.state !== 'offered') return false
    const nobody = { actorId: null, note: null, at }
    const closing = { application, offer, to: 'lapsed', ...nobody } as const
    const closed = await closeOffer(tx, recordApplication, newId, closing)
    if (!closed.ok) throw new Error(`An offer can't lapse: ${id}: ${closed.error.message}`)
    return true
  })
}
