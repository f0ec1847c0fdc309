import type { Clock } from '@landfall/kit/clock'
import { newId } from '@landfall/kit/ids'
import type { UnitOfWork } from '@landfall/kit/unit-of-work'
import type { Stores, Transaction } from '../../stores.ts'
import type { QueueMail } from '../mail/queue-mail.ts'
import { passwordResetMail } from './account.mails.ts'
import type { Account } from './account.ts'
import type { SendVerification } from './send-verification.ts'
import { hashToken, newToken } from './token.ts'

const RESET_VALID_MS = 3_600_000

type Deps = {
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  queueMail: QueueMail
  sendVerification: SendVerification
  publicUrl: string
}

/** The second half of a mail request, out of the asker's sight: a mail if there is an account. */
export function makeAnswerMailRequest(deps: Deps) {
  return (requestId: string): Promise<void> =>
    deps.unitOfWork(async (tx) => {
      const request = await tx.mailRequests.take(requestId)
      if (!request) return
      const account = await tx.accounts.findByEmail(request.email)
      if (!account?.isActive) return
      if (request.kind === 'password-reset') await sendReset(tx, account)
      else if (!account.isEmailVerified) {
        await deps.sendVerification(tx, account, account.email, request.returnTo)
      }
    })

  async function sendReset(tx: Transaction, account: Account): Promise<void> {
    const token = newToken()
    const now = deps.clock.now()
    await tx.passwordResets.insert({
      id: newId(),
      userId: account.id,
      email: account.email,
      token: hashToken(token),
      expiresAt: new Date(now.getTime() + RESET_VALID_MS),
      createdAt: now,
    })
    const url = `${deps.publicUrl}/reset-password?token=${token}`
    await deps.queueMail(tx, account.email, passwordResetMail(account, url))
  }
}
