import { createMailer, type Mailer } from '@landfall/kit/mail/mail'
import { createSealer } from '@landfall/kit/core/sealed'
import { openServiceWorker, type WorkerOverrides } from '@landfall/kit/service/open-service'
import { createServiceWorker, type MeasuredWorker } from '@landfall/kit/service/worker'
import { makeUnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { createIdentityLog } from './app.ts'
import { migrations, type IdentityConfig } from './config.ts'
import { makeFollowMentorStatus } from './modules/account/follow-mentor-status.ts'
import { createConsumers } from './events/consumers.ts'
import { createJobs } from './jobs.ts'
import { makeSendLetter } from './modules/mail/send-letter.ts'
import { makeReceiveNotices } from './modules/notice/receive-notices.ts'
import { bindStores } from './stores.ts'

type Overrides = WorkerOverrides & { mailer?: Mailer }

/** The relay of this service's outbox, its jobs (mail and upkeep), and the notices others ask for. */
export async function createWorker(
  config: IdentityConfig,
  overrides: Overrides = {},
): Promise<MeasuredWorker> {
  const opened = await openServiceWorker(config, {
    log: createIdentityLog(config),
    migrations,
    ...overrides,
  })
  const { clock, postgres } = opened
  const unitOfWork = makeUnitOfWork(postgres, bindStores)
  const mailer = overrides.mailer ?? createMailer({ smtpUrl: config.mail.smtpUrl })
  const stores = bindStores(postgres.db)
  // Now, not in the first event's transaction: those may have every connection, and this would wait for another.
  await stores.signingKeys.unsubscribe()
  const sealer = createSealer(config.studentAnswersKey)
  const jobs = createJobs({
    stores,
    unitOfWork,
    clock,
    mailer,
    mailFrom: config.mail.from,
    publicUrl: config.publicUrl,
    sealer,
  })
  const mailing = { clock, from: config.mail.from, publicUrl: config.publicUrl }
  const receiveNotices = makeReceiveNotices({
    ...mailing,
    readSecret: stores.signingKeys.unsubscribe,
  })
  const worker = createServiceWorker({
    ...opened,
    unitOfWork,
    consumers: createConsumers(
      receiveNotices,
      makeSendLetter({ ...mailing, sealer }),
      makeFollowMentorStatus({ clock }),
    ),
    onErased: null,
    jobs,
  })
  worker.lifecycle.onStop('mailer', () => mailer.close())
  return worker
}
