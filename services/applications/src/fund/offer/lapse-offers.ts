import { personZone } from '@landfall/calendar/zone'
import type { Clock } from '@landfall/kit/core/clock'
import { collectFaults } from '@landfall/kit/core/collect-faults'
import { inBatches } from '@landfall/kit/core/in-batches'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { RecordApplication } from '../../application/application/record-application.ts'
import { movedAnswerReminder } from '../../application/submission/answer-reminder.ts'
import { closeUnanswered, type ClosingStores } from './close-offer.ts'
import { publishOfferNotices } from './offer-notice.ts'
import { nextOfferReminder } from './offer.ts'

const BATCH_SIZE = 100

type Deps<Stores extends ClosingStores> = {
  unitOfWork: UnitOfWork<Stores>
  recordApplication: RecordApplication<Stores>
  clock: Clock
  newId: () => string
}

export type LapseOffers = () => Promise<{ lapsed: number; reminded: number }>

/**
 * Ends offers whose last day has passed without an answer, each in a transaction of its own, and reminds students of
 * those that end soon. Several processes may run at once. An offer that fails does not hold up the others.
 * @returns how many lapsed, and how many students were reminded
 * @throws the error of the first offer that failed
 */
export function makeLapseOffers<Stores extends ClosingStores>(
  deps: Deps<Stores>,
): LapseOffers {
  const { unitOfWork, clock } = deps
  return async function lapseOffers() {
    const now = clock.now()
    const over = await unitOfWork((tx) => tx.offers.findOver(now, BATCH_SIZE))
    const faults = collectFaults()
    const ended = await faults.each(over, (id) => lapse(deps, id, now))
    const reminded = await inBatches(BATCH_SIZE, ({ size, failed, begin }) =>
      unitOfWork(async (tx) => {
        const due = await tx.offers.claimToRemind(now, size, failed)
        begin(due.map(({ id }) => id))
        const zones = await tx.studentZones.findAll(due.map(({ studentId }) => studentId))
        for (const offer of due) {
          await publishOfferNotices(tx, offer, 'reminder', now)
          const zone = personZone(zones.get(offer.studentId))
          await tx.offers.remindNext(offer.id, nextOfferReminder(offer, zone, now))
        }
        return due.length
      }),
    )
    faults.throwFirst()
    return { lapsed: ended.filter(Boolean).length, reminded }
  }
}

/** Replans a student's reminders after their time zone has changed. */
export async function moveOfferReminders(
  { offers }: Pick<ClosingStores, 'offers'>,
  studentId: string,
  zones: { from: string; to: string },
  now: Date,
): Promise<void> {
  for (const offer of await offers.lockReminded(studentId)) {
    const { id, answerBy: date, timeZone, remindAt: awaited } = offer
    if (awaited === null) continue
    const lastDay = { date, timeZone }
    await offers.remindNext(id, movedAnswerReminder(lastDay, zones, { awaited, now }))
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
    await closeUnanswered(tx, recordApplication, newId, { application, offer, at })
    return true
  })
}
