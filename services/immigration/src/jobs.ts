import type { Clock } from '@landfall/kit/core/clock'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import {
  followRuleChangesJob,
  followRuleChangesSchedule,
} from './jobs/follow-rule-changes.job.ts'
import { implementFollowRuleChanges } from './jobs/follow-rule-changes.ts'
import { remindOfDatesJob, remindOfDatesSchedule } from './jobs/remind-of-dates.job.ts'
import { implementRemindOfDates } from './jobs/remind-of-dates.ts'
import { makeRemindOfDates } from './modules/profile/remind-of-dates.ts'
import { makeFollowChanges } from './modules/rule-change/follow-changes.ts'
import type { Stores } from './stores.ts'

/** The jobs of this service, each bound to its use case. */
export function createJobs(deps: { unitOfWork: UnitOfWork<Stores>; clock: Clock }) {
  return {
    definitions: [remindOfDatesJob, followRuleChangesJob],
    implementations: [
      implementRemindOfDates(makeRemindOfDates(deps)),
      implementFollowRuleChanges(makeFollowChanges(deps)),
    ],
    schedules: [remindOfDatesSchedule, followRuleChangesSchedule],
  }
}
