import type { Clock } from '@landfall/kit/core/clock'
import { newId } from '@landfall/kit/core/ids'
import { tooManyRequests, type TooManyRequests } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import { currentOrigin } from '@landfall/kit/observability/tracing'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Caller } from '@landfall/kit/identity/viewer'
import { answerMailRequestJob } from '../../jobs/answer-mail-request.job.ts'
import type { Stores } from '../../stores.ts'
import type { MailRequest } from '../mail/mail-request.store.ts'
import type { Throttle } from '../throttle/throttle.ts'
import type { EmailInput } from './account.input.ts'

type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock; throttle: Throttle }

/**
 * Takes a forgot-password or resend-verification request. Whether there is such an account is
 * not even looked up here: the request is written down and a job answers it later, so known and
 * unknown addresses get the same answer after the same work, in the same time.
 */
export function makeRequestAccountMail(deps: Deps, kind: MailRequest['kind']) {
  return async (
    caller: Caller,
    input: EmailInput,
  ): Promise<Result<null, TooManyRequests>> => {
    const wait = await deps.throttle.mailRequest(caller.client.address)
    if (wait !== null) return err(tooManyRequests(wait))
    const id = newId()
    await deps.unitOfWork(async (tx) => {
      await tx.mailRequests.insert({
        id,
        kind,
        ...input,
        origin: currentOrigin(),
        createdAt: deps.clock.now(),
      })
      await tx.outbox.enqueue(answerMailRequestJob, { requestId: id }, { key: id })
    })
    return ok(null)
  }
}
