import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { notFound, type NotFound } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Stores } from '../../stores.ts'
import type { Actor } from '../account/account.policy.ts'
import type { CloseContactMessageInput } from './contact-message.input.ts'
import type { ContactMessage } from './contact-message.ts'

type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock }

/** Takes a message out of the queue, or puts it back; to set the state that it already has changes nothing. */
export function makeCloseContactMessage({ unitOfWork, clock }: Deps) {
  return async (
    admin: Actor,
    { id, isClosed }: CloseContactMessageInput,
  ): Promise<Result<ContactMessage, NotFound>> => {
    if (!isUuid(id)) return err(notFound('message'))
    return unitOfWork(async (tx) => {
      const before = await tx.contactMessages.lock(id)
      if (before === null) return err(notFound('message'))
      if ((before.closedAt !== null) === isClosed) return ok(before)
      const after: ContactMessage = {
        ...before,
        closedAt: isClosed ? clock.now() : null,
        closedBy: isClosed ? admin.viewer.userId : null,
        version: before.version + 1,
      }
      await tx.contactMessages.update(after)
      await tx.audit.add({
        action: isClosed ? 'contact-message.closed' : 'contact-message.reopened',
        actorId: admin.viewer.userId,
        subjectType: 'contact-message',
        subjectId: id,
        requestId: admin.requestId,
        at: clock.now(),
      })
      return ok(after)
    })
  }
}
