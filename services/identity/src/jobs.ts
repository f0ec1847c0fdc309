import type { Clock } from '@landfall/kit/core/clock'
import type { Sealer } from '@landfall/kit/core/sealed'
import type { Mailer } from '@landfall/kit/mail/mail'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { answerMailRequestJob } from './jobs/answer-mail-request.job.ts'
import { implementAnswerMailRequest } from './jobs/answer-mail-request.ts'
import { eraseAccountsJob, eraseAccountsSchedule } from './jobs/erase-accounts.job.ts'
import { implementEraseAccounts } from './jobs/erase-accounts.ts'
import { removeExpiredJob, removeExpiredSchedule } from './jobs/remove-expired.job.ts'
import { implementRemoveExpired } from './jobs/remove-expired.ts'
import { republishJob } from './jobs/republish.job.ts'
import { implementRepublish } from './jobs/republish.ts'
import { sendMailJob } from './jobs/send-mail.job.ts'
import { implementSendMail } from './jobs/send-mail.ts'
import { sweepMailsJob, sweepMailsSchedule } from './jobs/sweep-mails.job.ts'
import { implementSweepMails } from './jobs/sweep-mails.ts'
import { makeAnswerMailRequest } from './modules/account/answer-mail-request.ts'
import { makeSendVerification } from './modules/account/send-verification.ts'
import { makeEraseAccounts } from './modules/erasure/erase-accounts.ts'
import { makeQueueMail } from './modules/mail/queue-mail.ts'
import { makeSendMail } from './modules/mail-delivery/send-mail.ts'
import { makeSweepMails } from './modules/mail-delivery/sweep-mails.ts'
import { makeRepublishAll } from './republish-all.ts'
import type { Stores } from './stores.ts'

/**
 * Mails at once, as many as the mailer has connections. A worker that is killed can have sent so many
 * without having recorded it: they are the only ones that go out twice.
 */
const MAIL_CONCURRENCY = 8

/** The jobs of this service, each bound to its use case; all may run twice without a second effect. */
export function createJobs(o: {
  stores: Stores
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  mailer: Mailer
  mailFrom: string
  publicUrl: string
  sealer: Sealer
}) {
  const { mailFrom: from, ...deps } = o
  const queueMail = makeQueueMail({ ...deps, from })
  const sendVerification = makeSendVerification({ ...deps, queueMail })
  return {
    definitions: [
      sendMailJob,
      answerMailRequestJob,
      sweepMailsJob,
      removeExpiredJob,
      eraseAccountsJob,
      republishJob,
    ],
    implementations: [
      implementSendMail(makeSendMail({ ...deps, from })),
      implementAnswerMailRequest(
        makeAnswerMailRequest({ ...deps, queueMail, sendVerification }),
      ),
      implementSweepMails(makeSweepMails(deps)),
      implementRemoveExpired(deps.stores.upkeep, deps.clock),
      implementEraseAccounts(makeEraseAccounts(deps)),
      implementRepublish(makeRepublishAll(deps)),
    ],
    schedules: [removeExpiredSchedule, eraseAccountsSchedule, sweepMailsSchedule],
    concurrency: { [sendMailJob.queue]: MAIL_CONCURRENCY },
  }
}
