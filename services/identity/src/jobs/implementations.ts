import type { Clock } from '@landfall/kit/core/clock'
import {
  implementJob,
  schedule,
  type JobImplementation,
} from '@landfall/kit/jobs/definition'
import type { Mailer } from '@landfall/kit/mail/mail'
import type { Sealer } from '@landfall/kit/core/sealed'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { makeAnswerMailRequest } from '../modules/account/answer-mail-request.ts'
import { makeSendVerification } from '../modules/account/send-verification.ts'
import { makeEraseAccounts } from '../modules/erasure/erase-accounts.ts'
import { makeQueueMail } from '../modules/mail/queue-mail.ts'
import { makeSendMail } from '../modules/mail-delivery/send-mail.ts'
import { makeSweepMails } from '../modules/mail-delivery/sweep-mails.ts'
import { makeRepublishAll } from '../republish-all.ts'
import type { Stores } from '../stores.ts'
import {
  AnswerMailRequest,
  EraseAccounts,
  RemoveExpired,
  Republish,
  SendMail,
  SweepMails,
} from './definitions.ts'

const HOUR_MS = 3_600_000
const SWEEP_MS = 10_000

type Deps = {
  stores: Stores
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  mailer: Mailer
  mailFrom: string
  publicUrl: string
  sealer: Sealer
}

/** Each job bound to its use case; all may run twice without a second effect. */
export function createJobs({ mailFrom: from, ...deps }: Deps): JobImplementation[] {
  const queueMail = makeQueueMail({ ...deps, from })
  const sendVerification = makeSendVerification({ ...deps, queueMail })
  const sendMail = makeSendMail({ ...deps, from })
  const sweepMails = makeSweepMails(deps)
  const answerMailRequest = makeAnswerMailRequest({ ...deps, queueMail, sendVerification })
  const eraseAccounts = makeEraseAccounts(deps)
  const republishAll = makeRepublishAll(deps)
  return [
    implementJob(SendMail, ({ mailId }, { attempt }) => sendMail(mailId, { attempt })),
    implementJob(AnswerMailRequest, ({ requestId }) => answerMailRequest(requestId)),
    implementJob(SweepMails, async (_payload, { log }) => {
      const count = await sweepMails()
      if (count > 0) log.info({ count }, 'mails were queued again')
    }),
    implementJob(RemoveExpired, () => deps.stores.upkeep.removeExpired(deps.clock.now())),
    implementJob(EraseAccounts, async (_payload, { log }) => {
      const count = await eraseAccounts()
      if (count > 0) log.info({ count }, 'accounts were erased')
    }),
    implementJob(Republish, async (_payload, { log }) => {
      const { students } = await republishAll()
      log.info({ count: students }, 'profiles republished')
    }),
  ]
}

export const schedules = [
  schedule(RemoveExpired, { payload: {}, everyMs: HOUR_MS }),
  schedule(EraseAccounts, { payload: {}, everyMs: HOUR_MS }),
  schedule(SweepMails, { payload: {}, everyMs: SWEEP_MS }),
]

/**
 * Mails at once, as many as the mailer has connections. A worker that is killed can have sent so many
 * without having recorded it: they are the only ones that go out twice.
 */
export const concurrency = { 'identity-mail': 8 }
