import type { Clock } from '@landfall/kit/core/clock'
import { newId } from '@landfall/kit/core/ids'
import { tooManyRequests, type TooManyRequests } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { Caller } from '@landfall/kit/identity/viewer'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Stores } from '../../stores.ts'
import type { QueueMail } from '../mail/queue-mail.ts'
import type { NotifyAdmins } from '../notice/notify-admins.ts'
import type { Throttle } from '../throttle/throttle.ts'
import type { SendContactMessageInput } from './contact-message.input.ts'
import type { ContactMessage } from './contact-message.ts'
import { contactMail } from './contact.mails.ts'

type Deps = {
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  throttle: Throttle
  queueMail: QueueMail
  notifyAdmins: NotifyAdmins
  publicUrl: string
  /** The operator's mailbox; without one the admins' queue is all. */
  contactEmail: string | null
}

const QUEUE = '/admin/messages'

/**
 * Takes down a message for the operator, tells the admins that there is one and, where an address is
 * configured, mails it there. A notice says nothing of what was written.
 * Expected failures: TooManyRequests (by the address of the network).
 */
export function makeSendContactMessage(deps: Deps) {
  const { unitOfWork, clock, throttle, queueMail, notifyAdmins, publicUrl, contactEmail } =
    deps
  return async (
    caller: Caller,
    stated: SendContactMessageInput,
  ): Promise<Result<ContactMessage, TooManyRequests>> => {
    const wait = await throttle.contactMessage(caller.client.address)
    if (wait !== null) return err(tooManyRequests(wait))
    const message: ContactMessage = {
      id: newId(),
      ...stated,
      createdAt: clock.now(),
      closedAt: null,
      closedBy: null,
      version: 1,
    }
    return unitOfWork(async (tx) => {
      await tx.contactMessages.insert(message)
      await notifyAdmins(tx, {
        cause: `contact-message:${message.id}`,
        type: 'contact-message',
        title: 'Someone wrote to you',
        body: 'A message came in through the contact form. It is in the queue.',
        link: QUEUE,
        linkLabel: 'Open the messages',
        occurredAt: message.createdAt.toISOString(),
      })
      if (contactEmail !== null) {
        await queueMail(tx, contactEmail, contactMail(message, `${publicUrl}${QUEUE}`))
      }
      return ok(message)
    })
  }
}
