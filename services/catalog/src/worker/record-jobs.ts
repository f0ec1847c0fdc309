import type { Clock } from '@landfall/kit/core/clock'
import { implementJob } from '@landfall/kit/jobs/definition'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { CatalogStores } from '../composition/stores.ts'
import { makeResumeWork } from '../ingestion/recovery/resume-work.ts'
import { makeRepublishCriteria } from '../ingestion/republication/republish-criteria.ts'
import {
  eraseSuggestionsJob,
  eraseSuggestionsSchedule,
  republishClosedJob,
  republishCriteriaJob,
  resumeWorkJob,
  resumeWorkSchedule,
  rollDeadlinesJob,
  rollDeadlinesSchedule,
} from '../jobs/record-jobs.ts'
import { makeRepublishClosed } from '../record/scholarship/republish-closed.ts'
import { makeRollDeadlines } from '../record/scholarship/roll-deadlines.ts'
import { makeEraseDecided } from '../trust/listing-suggestion/erase-decided.ts'

/** What the records themselves ask for in the background. */
export function recordJobs(deps: { unitOfWork: UnitOfWork<CatalogStores>; clock: Clock }) {
  const rollDeadlines = makeRollDeadlines(deps)
  const republishClosed = makeRepublishClosed(deps)
  const republishCriteria = makeRepublishCriteria(deps)
  const eraseDecided = makeEraseDecided(deps)
  return {
    definitions: [
      rollDeadlinesJob,
      republishClosedJob,
      republishCriteriaJob,
      eraseSuggestionsJob,
      resumeWorkJob,
    ],
    implementations: [
      implementJob(rollDeadlinesJob, async (_payload, { log }) => {
        const { rolled, closed } = await rollDeadlines()
        if (rolled > 0) log.info({ count: rolled, total: closed }, 'deadlines rolled over')
      }),
      implementJob(republishClosedJob, async ({ afterId }, { log }) => {
        const count = await republishClosed(afterId ?? null)
        log.info({ count }, 'why scholarships are closed was told again')
      }),
      implementJob(republishCriteriaJob, async ({ runId }, { log }) => {
        const { listings } = await republishCriteria(runId)
        log.info({ runId, count: listings }, 'the criteria of all scholarships were told')
      }),
      implementJob(eraseSuggestionsJob, async (_payload, { log }) => {
        const count = await eraseDecided()
        if (count > 0) log.info({ count }, 'decided suggestions were erased')
      }),
      implementJob(resumeWorkJob, makeResumeWork(deps)),
    ],
    schedules: [rollDeadlinesSchedule, eraseSuggestionsSchedule, resumeWorkSchedule],
  }
}
