import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { SavedScholarship } from '../saved-scholarship/saved-scholarship.ts'
import { sweepRemindersJob } from '../../jobs/sweep-reminders.job.ts'
import { replanReminders, type PlanningStores } from './replan-reminders.ts'
import type { UpdateDefaultsInput, UpdatePlanInput } from './reminder.input.ts'
import { NO_PLAN, type ReminderDefaults, type ReminderPlan } from './reminder.ts'

type Deps = { unitOfWork: UnitOfWork<PlanningStores>; clock: Clock }

/**
 * Changes how a student is reminded of one saved scholarship; absent fields stay as they are.
 * Expected failure: NotFound (not saved, or by somebody else).
 */
export function makeUpdateReminderPlan({ unitOfWork, clock }: Deps) {
  return async function updateReminderPlan(
    { studentId }: StudentRef,
    input: UpdatePlanInput,
  ): Promise<Result<SavedScholarship, Problem>> {
    const { scholarshipId } = input
    if (!isUuid(scholarshipId)) return err(notFound('saved scholarship'))
    const award = { studentId, scholarshipId }

    return unitOfWork(async (tx) => {
      const saved = await tx.savedScholarships.lockByScholarship(studentId, scholarshipId)
      if (!saved) return err(notFound('saved scholarship'))
      const [before = NO_PLAN] = await tx.reminderPlans.findPlans([award])
      const plan: ReminderPlan = {
        isOn: input.isOn ?? before.isOn,
        daysBefore: input.daysBefore === undefined ? before.daysBefore : input.daysBefore,
        customMessage:
          input.customMessage === undefined ? before.customMessage : input.customMessage,
        tellsNext: input.tellsNext ?? before.tellsNext,
      }
      await tx.reminderPlans.putPlan(award, plan)
      // Newly chosen days count again, even if the student had removed one of their reminders before.
      if (input.daysBefore !== undefined) await tx.reminders.forgetDropped(award)
      await replanReminders(tx, [award], clock.now())
      return ok(saved)
    })
  }
}

/** With more saved scholarships than this, the sweep plans the rest a moment later. */
const PLANNED_AT_ONCE = 200

/** Changes how a student is reminded of all awards without a plan of their own. */
export function makeUpdateReminderDefaults({ unitOfWork, clock }: Deps) {
  return async function updateReminderDefaults(
    { studentId }: StudentRef,
    input: UpdateDefaultsInput,
  ): Promise<ReminderDefaults> {
    return unitOfWork(async (tx) => {
      await tx.savedScholarships.holdList(studentId)
      const before = await tx.reminderPlans.lockDefaults(studentId)
      const defaults: ReminderDefaults = {
        isOn: input.isOn ?? before.isOn,
        daysBefore: input.daysBefore ?? before.daysBefore,
      }
      await tx.reminderPlans.putDefaults(studentId, defaults)
      const now = clock.now()
      const saved = await tx.savedScholarships.findAllOf(studentId)
      await replanReminders(tx, saved.slice(0, PLANNED_AT_ONCE), now)
      if (saved.length > PLANNED_AT_ONCE) {
        await tx.reminderPlans.askForStudent(studentId, now)
        await tx.outbox.enqueue(sweepRemindersJob, {})
      }
      return defaults
    })
  }
}
