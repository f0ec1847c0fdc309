import { type Clock, systemClock } from '@landfall/kit/clock'
import type { Log } from '@landfall/kit/log'
import { createMailer, type Mailer } from '@landfall/kit/mail'
import { openServiceDatabase } from '@landfall/kit/service-database'
import { createServiceWorker, type MeasuredWorker } from '@landfall/kit/service-worker'
import { makeUnitOfWork } from '@landfall/kit/unit-of-work'
import { createIdentityLog } from './app.ts'
import { migrations, type IdentityConfig } from './config.ts'
import { jobDefinitions } from './jobs/definitions.ts'
import { createJobs, schedules } from './jobs/implementations.ts'
import { bindStores } from './stores.ts'

type Overrides = { clock?: Clock; log?: Log; mailer?: Mailer; queuePrefix?: string }

/** The relay of this service's outbox and its jobs: mail and upkeep. It reads nobody's facts. */
export async function createWorker(
  config: IdentityConfig,
  overrides: Overrides = {},
): Promise<MeasuredWorker> {
  const log = overrides.log ?? createIdentityLog(config)
  const clock = overrides.clock ?? systemClock
  const postgres = await openServiceDatabase(config, {
    process: `${config.service}-worker`,
    migrations,
    log,
  })
  const unitOfWork = makeUnitOfWork(postgres, bindStores)
  const mailer = overrides.mailer ?? createMailer({ smtpUrl: config.mail.smtpUrl })
  const implementations = createJobs({
    stores: bindStores(postgres.db),
    unitOfWork,
    clock,
    mailer,
    mailFrom: config.mail.from,
    publicUrl: config.publicUrl,
  })
  const worker = createServiceWorker({
    config,
    postgres,
    unitOfWork,
    jobs: { definitions: jobDefinitions, implementations, schedules },
    log,
    queuePrefix: overrides.queuePrefix,
  })
  worker.lifecycle.onStop('mailer', () => mailer.close())
  return worker
}
