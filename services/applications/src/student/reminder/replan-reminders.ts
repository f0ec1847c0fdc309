import type { SavedScholarshipStore } from '../saved-scholarship/saved-scholarship.store.ts'
import {
  deadlineOf,
  isHidden,
  type ScholarshipCopy,
} from '../scholarship-copy/scholarship-copy.ts'
import type { ScholarshipCopyStore } from '../scholarship-copy/scholarship-copy.store.ts'
import { personZone } from '@landfall/calendar/zone'
import type { StudentZoneStore } from '@landfall/kit/database/student-zones'
import { type PlanningFacts, planReminders } from './plan-reminders.ts'
import type { ReminderPlanStore } from './reminder-plan.store.ts'
import { NO_PLAN, STANDARD_DEFAULTS } from './reminder.ts'
import { keyOf, type SavedKey } from '../saved-scholarship/saved-scholarship.ts'
import type { ReminderStore } from './reminder.store.ts'

export type PlanningStores = {
  savedScholarships: SavedScholarshipStore
  scholarshipCopies: ScholarshipCopyStore
  studentZones: StudentZoneStore
  reminderPlans: ReminderPlanStore
  reminders: ReminderStore
}

/**
 * Updates the planned reminders of these awards, in the transaction of the change that they depend on. Locks the
 * saved records, so that only one process plans an award at a time.
 */
export async function replanReminders(
  tx: PlanningStores,
  awards: readonly SavedKey[],
  now: Date,
): Promise<void> {
  const saved = bySavedKey(await tx.savedScholarships.lockAll(awards))
  const studentIds = [...new Set(awards.map(({ studentId }) => studentId))]
  const scholarshipIds = [...new Set(awards.map(({ scholarshipId }) => scholarshipId))]
  const copies = await tx.scholarshipCopies.findAll(scholarshipIds)
  const plans = bySavedKey(await tx.reminderPlans.findPlans(awards))
  const defaults = await tx.reminderPlans.findAllDefaults(studentIds)
  const zones = await tx.studentZones.findAll(studentIds)
  const reminders = await tx.reminders.findOfSaved(awards)
  const existing = Map.groupBy(reminders, keyOf)

  const changes = awards.map((award) => {
    const copy = copies.get(award.scholarshipId)
    return planReminders(
      {
        award,
        applicationStatus: saved.get(keyOf(award))?.applicationStatus ?? null,
        scholarship: copy ? planningFactsOf(copy) : null,
        plan: plans.get(keyOf(award)) ?? NO_PLAN,
        defaults: defaults.get(award.studentId) ?? STANDARD_DEFAULTS,
        studentZone: personZone(zones.get(award.studentId)),
        existing: existing.get(keyOf(award)) ?? [],
      },
      now,
    )
  })
  await tx.reminders.removeOpen(changes.flatMap(({ removeIds }) => removeIds))
  await tx.reminders.putOpen(changes.flatMap(({ put }) => put))
}

function planningFactsOf(copy: ScholarshipCopy): PlanningFacts['scholarship'] {
  return { status: copy.status, isHidden: isHidden(copy), deadline: deadlineOf(copy) }
}

function bySavedKey<T extends SavedKey>(rows: readonly T[]): ReadonlyMap<string, T> {
  return new Map(rows.map((row) => [keyOf(row), row]))
}
