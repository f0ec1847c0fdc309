import { type Clock, systemClock } from '@landfall/kit/clock'
import type { ServiceConfig } from '@landfall/kit/config'
import { type Log, createLog } from '@landfall/kit/log'
import { openServiceDatabase } from '@landfall/kit/service-database'
import { type MeasuredWorker, createServiceWorker } from '@landfall/kit/service-worker'
import { makeUnitOfWork } from '@landfall/kit/unit-of-work'
import { migrations } from './config.ts'
import { onStudentSaved } from './events/on-student-saved.ts'
import {
  implementRollDeadlines,
  rollDeadlinesJob,
  rollDeadlinesSchedule,
} from './jobs/roll-deadlines.ts'
import { makeRollDeadlines } from './modules/scholarship/roll-deadlines.ts'
import { bindStores } from './stores.ts'

/** The relay of the catalogue's outbox, the consumer of students' facts, the daily roll-over. */
export async function createWorker(
  config: ServiceConfig,
  overrides: { clock?: Clock; log?: Log } = {},
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
    consumers: [onStudentSaved],
    jobs: {
      definitions: [rollDeadlinesJob],
      implementations: [implementRollDeadlines(makeRollDeadlines({ unitOfWork, clock }))],
      schedules: [rollDeadlinesSchedule],
    },
    log,
    clock,
  })
}
