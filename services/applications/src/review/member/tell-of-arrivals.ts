import { comingMorning } from '@landfall/calendar/deadline'
import { personZone } from '@landfall/calendar/zone'
import type { Clock } from '@landfall/kit/core/clock'
import { collectFaults } from '@landfall/kit/core/collect-faults'
import { inBatches } from '@landfall/kit/core/in-batches'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { ApplicationChange } from '../../application/application/record-application.ts'
import type { StudentZoneStore } from '@landfall/kit/database/student-zones'
import type { ApplicationArrivalStore, ArrivalsDue } from './application-arrival.store.ts'
import { chairsAmong } from './member-copy.ts'
import { type ChairTellingStores, tellMembers } from './tell-members.ts'

const BATCH = 100

type Stores = ChairTellingStores & {
  applicationArrivals: ApplicationArrivalStore
  studentZones: StudentZoneStore
}

/**
 * Plans to tell each owner and editor of a new application, together with all others that come before their next
 * morning.
 */
export async function planArrival(
  tx: Stores,
  { before, after }: ApplicationChange,
  now: Date,
): Promise<void> {
  if (after?.state !== 'submitted' || before?.state === 'submitted') return
  const { id: applicationId, ownerId } = after
  const chairs = chairsAmong(await tx.memberCopies.membersOf(ownerId))
  const ids = chairs.map(({ userId }) => userId)
  const zones = await tx.studentZones.findAll(ids)
  await tx.applicationArrivals.addAll(
    ids.map((userId) => {
      const tellAt = comingMorning(now, personZone(zones.get(userId)))
      return { applicationId, userId, tellAt }
    }),
  )
}

/**
 * Tells owners and editors how many applications came to a scholarship since the morning before, but not who applied.
 * Several processes may run at once. A person whose notice fails does not hold up the others.
 * @returns how many notices were due
 * @throws the error of the first person that failed
 */
export function makeTellOfArrivals<S extends Stores>(o: {
  unitOfWork: UnitOfWork<S>
  clock: Clock
}) {
  return async function tellOfArrivals(): Promise<number> {
    const faults = collectFaults()
    const count = await inBatches(BATCH, async () => {
      const now = o.clock.now()
      const due = await o.unitOfWork((tx) => tx.applicationArrivals.findDue(now, BATCH))
      for (const one of due)
        await faults.around(`${one.userId} ${one.scholarshipId} ${one.ownerId}`, () =>
          o.unitOfWork((tx) => tell(tx, one, now)),
        )
      return due.length
    })
    faults.throwFirst()
    return count
  }
}

async function tell(
  tx: Parameters<typeof tellMembers>[0] & Stores,
  due: ArrivalsDue,
  now: Date,
): Promise<void> {
  const { userId, scholarshipId, ownerId } = due
  const taken = await tx.applicationArrivals.take(due, now)
  const [first] = taken
  if (first === undefined) return
  const chairs = chairsAmong(await tx.memberCopies.membersOf(ownerId))
  const ids = taken.map(({ applicationId }) => applicationId)
  const count = await tx.applicationArrivals.countStanding(ids)
  if (count === 0 || !chairs.some((one) => one.userId === userId)) return
  const applications = count === 1 ? '1 new application' : `${count} new applications`
  await tellMembers(tx, {
    type: 'applications-arrived',
    scholarshipId,
    cause: `${first.applicationId}:${first.tellAt.getTime()}`,
    userIds: [userId],
    head: applications,
    body: `You have received ${applications} for this scholarship since yesterday.`,
    page: {
      link: `/my-scholarships/${scholarshipId}/applications`,
      linkLabel: 'View applications',
    },
    now,
  })
}
