import type { Clock } from '@landfall/kit/core/clock'
import { newId } from '@landfall/kit/core/ids'
import type { Transaction } from '../../stores.ts'
import { hashToken, newToken } from '@landfall/kit/core/token'
import type { MailContent } from '../mail/mail.ts'
import type { QueueMail } from '../mail/queue-mail.ts'
import type { Account } from './account.ts'

const VALID_MS = 7 * 86_400_000

type Deps = { clock: Clock; queueMail: QueueMail; publicUrl: string }
export type SendRecovery = ReturnType<typeof makeSendRecovery>

/**
 * Mails the address that an account has until now: what happens to the account, and a link that gives it
 * back for seven days. Only a verified address gets this mail: another may be a stranger's.
 */
export function makeSendRecovery({ clock, queueMail, publicUrl }: Deps) {
  return async (
    tx: Transaction,
    account: Account,
    compose: (account: Account, url: string) => MailContent,
  ): Promise<void> => {
    if (!account.isEmailVerified) return
    const token = newToken()
    const now = clock.now()
    await tx.accountRecoveries.insert({
      id: newId(),
      userId: account.id,
      email: account.email,
      token: hashToken(token),
      expiresAt: new Date(now.getTime() + VALID_MS),
      createdAt: now,
    })
    const url = `${publicUrl}/recover-account?token=${token}`
    await queueMail(tx, account.email, compose(account, url))
  }
}
