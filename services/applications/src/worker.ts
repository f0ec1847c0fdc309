import { type Clock, systemClock } from '@landfall/kit/core/clock'
import type { ServiceConfig } from '@landfall/kit/process/config'
import { createLog, type Log } from '@landfall/kit/observability/log'
import { openServiceDatabase } from '@landfall/kit/service/database'
import { startRequestingCopy } from '@landfall/kit/service/request-copy'
import { createServiceWorker, type MeasuredWorker } from '@landfall/kit/service/worker'
import { makeUnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { CatalogueCopyRequested } from '@landfall/proto-events/applications/catalogue-copy-requested.v1'
import { migrations } from './config.ts'
import { consumers } from './events/consumers.ts'
import {
  continueFanOutsJob,
  continueFanOutsSchedule,
} from './jobs/continue-fan-outs.job.ts'
import { implementContinueFanOuts } from './jobs/continue-fan-outs.ts'
import { sweepRemindersJob, sweepRemindersSchedule } from './jobs/sweep-reminders.job.ts'
import { implementSweepReminders } from './jobs/sweep-reminders.ts'
import { makeContinueFanOuts } from './student/fan-out/continue-fan-outs.ts'
import { makeSweepReminders } from './student/reminder/sweep-reminders.ts'
import { fanOutSteps } from './savers.ts'
import { bindStores } from './stores.ts'

/** The relay of this service's outbox, what it hears of others, and the sweep of reminders. */
export async function createWorker(
  config: ServiceConfig,
  overrides: { clock?: Clock; log?: Log; queuePrefix?: string } = {},
): Promise<MeasuredWorker> {
  const { service } = config
  const log = overrides.log ?? createLog({ service, level: config.logLevel })
  const clock = overrides.clock ?? systemClock
  const process = `${service}-worker`
  const postgres = await openServiceDatabase(config, { process, migrations, log })
  const unitOfWork = makeUnitOfWork(postgres, bindStores)
  const { listingRequirements } = bindStores(postgres.db)
  const worker = createServiceWorker({
    config,
    postgres,
    unitOfWork,
    consumers,
    jobs: {
      definitions: [sweepRemindersJob, continueFanOutsJob],
      implementations: [
        implementSweepReminders(makeSweepReminders({ unitOfWork, clock })),
        implementContinueFanOuts(makeContinueFanOuts({ unitOfWork, steps: fanOutSteps })),
      ],
      schedules: [sweepRemindersSchedule, continueFanOutsSchedule],
    },
    log,
    clock,
    queuePrefix: overrides.queuePrefix,
  })
  return {
    ...worker,
    async start() {
      await worker.start()
      const requests = startRequestingCopy({
        isComplete: () => listingRequirements.isComplete(),
        unitOfWork,
        event: CatalogueCopyRequested,
        log,
      })
      worker.lifecycle.onStop('catalogue-copy', () => requests.stop())
    },
  }
}
