import type { Clock } from '@landfall/kit/core/clock'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { answerMailRequestJob } from '../../jobs/answer-mail-request.job.ts'
import { sendMailJob } from '../../jobs/send-mail.job.ts'
import type { Stores } from '../../stores.ts'
import type { Overdue } from '../mail/mail.ts'

/** Jobs of this age are either at work or lost: Redis may lose its last second when it is killed. */
const OVERDUE_MS = 30_000
const BATCH_SIZE = 5_000

/**
 * Puts the jobs of mails that wait for too long into their queue again. A job that is still there
 * is known by its key and not added twice.
 * @returns how many mails and requests were found
 */
export function makeSweepMails({
  unitOfWork,
  clock,
}: {
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
}) {
  return (): Promise<number> =>
    unitOfWork(async (tx) => {
      const now = clock.now()
      const before = new Date(now.getTime() - OVERDUE_MS)
      const mails = await tx.mails.takeOverdue(before, now, BATCH_SIZE)
      await tx.outbox.enqueueAll(
        sendMailJob,
        mails.map((mail) => jobOf(mail, { mailId: mail.id })),
      )
      const requests = await tx.mailRequests.listOverdue(before, BATCH_SIZE)
      await tx.outbox.enqueueAll(
        answerMailRequestJob,
        requests.map((request) => jobOf(request, { requestId: request.id })),
      )
      return mails.length + requests.length
    })
}

/** Put back as part of the request that asked for it. */
function jobOf<Payload>({ id, origin }: Overdue, payload: Payload) {
  return { payload, key: id, origin: origin ?? undefined }
}
