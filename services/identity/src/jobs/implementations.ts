import type { Clock } from '@landfall/kit/clock'
import { implementJob, schedule, type JobImplementation } from '@landfall/kit/jobs'
import type { Mailer } from '@landfall/kit/mail'
import type { UnitOfWork } from '@landfall/kit/unit-of-work'
import { makeAnswerMailRequest } from '../modules/account/answer-mail-request.ts'
import { makeSendVerification } from '../modules/account/send-verification.ts'
import { makeQueueMail } from '../modules/mail/queue-mail.ts'
import { makeSendMail } from '../modules/mail/send-mail.ts'
import type { Stores } from '../stores.ts'
import { AnswerMailRequest, RemoveExpired, SendMail } from './definitions.ts'

const HOUR_MS = 3_600_000

type Deps = {
  stores: Stores
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  mailer: Mailer
  mailFrom: string
  publicUrl: string
}

/** Each job bound to its use case; all may run twice without a second effect. */
export function createJobs({ mailFrom: from, ...deps }: Deps): JobImplementation[] {
  const queueMail = makeQueueMail({ ...deps, from })
  const sendVerification = makeSendVerification({ ...deps, queueMail })
  const sendMail = makeSendMail({ ...deps, from })
  const answerMailRequest = makeAnswerMailRequest({ ...deps, queueMail, sendVerification })
  return [
    implementJob(SendMail, ({ mailId }, { attempt }) =>
      sendMail(mailId, { isLast: attempt >= SendMail.attempts }),
    ),
    implementJob(AnswerMailRequest, ({ requestId }) => answerMailRequest(requestId)),
    implementJob(RemoveExpired, () => deps.stores.upkeep.removeExpired(deps.clock.now())),
  ]
}

export const schedules = [schedule(RemoveExpired, { payload: {}, everyMs: HOUR_MS })]
