import type { Clock } from '@landfall/kit/core/clock'
import { newId } from '@landfall/kit/core/ids'
import type { Transaction } from '../../stores.ts'
import type { QueueMail } from '../mail/queue-mail.ts'
import { verificationMail } from './account.mails.ts'
import type { Account } from './account.ts'
import { hashToken, newToken } from '@landfall/kit/core/token'

const VALID_MS = 24 * 3_600_000

type Deps = { clock: Clock; queueMail: QueueMail; publicUrl: string }
export type SendVerification = ReturnType<typeof makeSendVerification>

/** Queues the mail with a fresh link for one address of an account: its own or the pending one. */
export function makeSendVerification({ clock, queueMail, publicUrl }: Deps) {
  return async (
    tx: Transaction,
    account: Pick<Account, 'id'>,
    email: string,
    returnTo: string | null,
  ): Promise<void> => {
    const token = newToken()
    const now = clock.now()
    await tx.emailVerifications.insert({
      id: newId(),
      userId: account.id,
      email,
      token: hashToken(token),
      returnTo,
      expiresAt: new Date(now.getTime() + VALID_MS),
      createdAt: now,
    })
    const url = `${publicUrl}/verify-email?token=${token}`
    await queueMail(tx, email, verificationMail(url))
  }
}
