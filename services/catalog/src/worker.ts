import { type Clock, systemClock } from '@landfall/kit/clock'
import type { ServiceConfig } from '@landfall/kit/config'
import { type Log, createLog } from '@landfall/kit/log'
import { openServiceDatabase } from '@landfall/kit/service-database'
import { type MeasuredWorker, createServiceWorker } from '@landfall/kit/service-worker'
import { makeUnitOfWork } from '@landfall/kit/unit-of-work'
import { migrations } from './config.ts'
import { onCatalogueCopyRequested } from './events/on-catalogue-copy-requested.ts'
import { onStudentSaved } from './events/on-student-saved.ts'
import {
  implementRepublishCriteria,
  republishCriteriaJob,
} from './jobs/republish-criteria.ts'
import {
  implementRollDeadlines,
  rollDeadlinesJob,
  rollDeadlinesSchedule,
} from './jobs/roll-deadlines.ts'
import { makeRepublishCriteria } from './modules/republication/republish-criteria.ts'
import { makeRollDeadlines } from './modules/scholarship/roll-deadlines.ts'
import { bindStores } from './stores.ts'

/** The relay of the catalogue's outbox, what it hears of others, the roll-over, the telling of all. */
export async function createWorker(
  config: ServiceConfig,
  overrides: { clock?: Clock; log?: Log; queuePrefix?: string } = {},
): Promise<MeasuredWorker> {
  const { service } = config
  const log = overrides.log ?? createLog({ service, level: config.logLevel })
  const clock = overrides.clock ?? systemClock
  const postgres = await openServiceDatabase(config, {
    process: `${service}-worker`,
    migrations,
    log,
  })
  const unitOfWork = makeUnitOfWork(postgres, bindStores)
  return createServiceWorker({
    config,
    postgres,
    unitOfWork,
    consumers: [onStudentSaved, onCatalogueCopyRequested],
    jobs: {
      definitions: [rollDeadlinesJob, republishCriteriaJob],
      implementations: [
        implementRollDeadlines(makeRollDeadlines({ unitOfWork, clock })),
        implementRepublishCriteria(makeRepublishCriteria({ unitOfWork, clock })),
      ],
      schedules: [rollDeadlinesSchedule],
    },
    log,
    clock,
    queuePrefix: overrides.queuePrefix,
  })
}
