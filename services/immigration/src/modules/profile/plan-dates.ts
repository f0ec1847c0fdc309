import { deadlineDay, personZone } from '@landfall/calendar/zone'
import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import { DatesChanged } from '@landfall/proto-events/immigration/dates-changed.v1'
import { rulesOn } from '../rule/rule-row.ts'
import type { RuleStore } from '../rule/rule.store.ts'
import type { DateStore } from './date.store.ts'
import { datesOf, type ImmigrationDate, nextMorning } from './immigration-date.ts'
import { ownDeadlines } from './own-deadlines.ts'
import type { Profile } from './profile.ts'
import type { ProfileStore } from './profile.store.ts'
import type { StudentZoneStore } from '@landfall/kit/database/student-zones'

export type PlanStores = {
  profiles: ProfileStore
  rules: RuleStore
  dates: DateStore
  studentZones: StudentZoneStore
}

/** Plans the days that a student is reminded of, and publishes them for calendars if they changed. */
export async function planDates(
  tx: Transaction<Pick<PlanStores, 'rules' | 'dates' | 'studentZones'>>,
  { studentId, profile }: { studentId: string; profile: Profile },
  now: Date,
): Promise<void> {
  const today = deadlineDay(now)
  const deadlines = ownDeadlines(rulesOn(await tx.rules.all(), today), profile, today)
  const zone = personZone(await tx.studentZones.find(studentId))
  const before = new Map((await tx.dates.findAll(studentId)).map((date) => [date.id, date]))
  const planned = datesOf(deadlines, { studentId, today }).map((date) => {
    const known = before.get(date.id)
    // A reminder that is due but not yet sent is kept.
    const remindAt =
      known?.day === date.day ? known.remindAt : nextMorning(date.day, zone, now)
    return { ...date, remindAt }
  })
  if (isSame([...before.values()], planned)) return
  await tx.dates.replace(studentId, planned)
  await tx.outbox.publish(DatesChanged, {
    aggregateId: studentId,
    version: await tx.dates.nextVersion(studentId),
    data: { studentId, dates: planned.map(({ id, day }) => ({ id, day })) },
  })
}

function isSame(before: ImmigrationDate[], after: ImmigrationDate[]): boolean {
  const days = new Set(before.map(({ id, day }) => `${id} ${day}`))
  return (
    days.size === after.length && after.every(({ id, day }) => days.has(`${id} ${day}`))
  )
}
