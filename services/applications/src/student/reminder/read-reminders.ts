import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import { comingDeadline } from '@landfall/calendar/deadline'
import { deadlineOf } from '../scholarship-copy/scholarship-copy.ts'
import { personZone } from '@landfall/calendar/zone'
import type { PlanningStores } from './replan-reminders.ts'
import {
  isHidden,
  NO_PLAN,
  type Reminder,
  type ReminderDefaults,
  wantedDays,
} from './reminder.ts'
import { keyOf, type SavedKey } from '../saved-scholarship/saved-scholarship.ts'
import type { ReminderPageQuery } from './reminder.store.ts'

/** How a student is reminded of one award, as they see it. */
export type ReminderView = {
  isOn: boolean
  daysBefore: number[]
  usesDefaults: boolean
  customMessage: string | null
  tellsNext: boolean
  hasComingDeadline: boolean
  planned: Reminder[]
  last: Reminder | null
}

export type ReminderPage = { records: Reminder[]; hasNextPage: boolean; totalCount: number }

/** One of the student's own reminders; null when there is none or it is somebody else's. */
export function makeFindReminder({ reminders }: Pick<PlanningStores, 'reminders'>) {
  return async ({ studentId }: StudentRef, id: string): Promise<Reminder | null> => {
    const reminder = isUuid(id) ? await reminders.find(studentId, id) : null
    return reminder && isHidden(reminder) ? null : reminder
  }
}

/** A page of a student's reminders, soonest first. */
export function makeListReminders({ reminders }: Pick<PlanningStores, 'reminders'>) {
  return async (
    { studentId }: StudentRef,
    query: Omit<ReminderPageQuery, 'studentId' | 'limit'> & { first: number },
  ): Promise<ReminderPage> => {
    const { first, scholarshipId } = query
    if (scholarshipId !== null && !isUuid(scholarshipId))
      return { records: [], hasNextPage: false, totalCount: 0 }
    const asked = { ...query, studentId, limit: first + 1 }
    const [records, totalCount] = await Promise.all([
      reminders.page(asked),
      reminders.count(asked),
    ])
    return {
      records: records.slice(0, first),
      hasNextPage: records.length > first,
      totalCount,
    }
  }
}

/** A student's defaults, with the zone in which reminders come at 09:00. */
export function makeFindReminderDefaults(
  stores: Pick<PlanningStores, 'reminderPlans' | 'studentZones'>,
) {
  return async ({
    studentId,
  }: StudentRef): Promise<ReminderDefaults & { timeZone: string }> => ({
    ...(await stores.reminderPlans.findDefaults(studentId)),
    timeZone: personZone(await stores.studentZones.find(studentId)),
  })
}

/** How one student is reminded of each of these awards, in the given order. */
export function makeViewReminders(stores: PlanningStores & { clock: Clock }) {
  return async (studentId: string, ids: readonly string[]): Promise<ReminderView[]> => {
    const awards: SavedKey[] = ids.map((scholarshipId) => ({ studentId, scholarshipId }))
    const [plans, defaults, copies, planned, last] = await Promise.all([
      stores.reminderPlans.findPlans(awards),
      stores.reminderPlans.findDefaults(studentId),
      stores.scholarshipCopies.findAll(ids),
      stores.reminders.findPlanned(awards),
      stores.reminders.findLastRequested(awards),
    ])
    const planOf = new Map(plans.map((plan) => [keyOf(plan), plan]))
    const lastOf = new Map(last.map((reminder) => [keyOf(reminder), reminder]))
    const plannedOf = Map.groupBy(planned, keyOf)
    return awards.map((award) => {
      const plan = planOf.get(keyOf(award)) ?? NO_PLAN
      const copy = copies.get(award.scholarshipId)
      return {
        isOn: plan.isOn && (plan.daysBefore !== null || defaults.isOn),
        daysBefore: wantedDays({ ...plan, isOn: true }, { ...defaults, isOn: true }),
        usesDefaults: plan.daysBefore === null,
        customMessage: plan.customMessage,
        tellsNext: plan.tellsNext,
        hasComingDeadline:
          copy?.status === 'published' &&
          comingDeadline(deadlineOf(copy), stores.clock.now()) !== null,
        planned: plannedOf.get(keyOf(award)) ?? [],
        last: lastOf.get(keyOf(award)) ?? null,
      }
    })
  }
}
