import type { Clock } from '@landfall/kit/core/clock'
import { newId } from '@landfall/kit/core/ids'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Stores, Transaction } from '../../stores.ts'
import type { QueueMail } from '../mail/queue-mail.ts'
import { passwordResetMail } from './account.mails.ts'
import type { Account } from './account.ts'
import type { SendVerification } from './send-verification.ts'
import { hashToken, newToken } from '@landfall/kit/core/token'

const HOUR_MS = 3_600_000
const RESET_VALID_MS = HOUR_MS
/**
 * Per kind of mail and account, from however many addresses they are requested, so that strangers
 * can't fill a mailbox; its owner already has working links by then.
 */
const MAILS_PER_HOUR = 5

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
      const found = await tx.accounts.findByEmail(request.email)
      // Locked, so that requests that are answered together do not pass the limit.
      const account = found && (await tx.accounts.lock(found.id))
      if (!account?.isActive) return
      if (request.kind === 'password-reset') await sendReset(tx, account)
      else if (!account.isEmailVerified) {
        await sendLink(tx, account, account.email, request.returnTo)
        // Somebody who mistyped their address when they registered waits at the one that replaces it.
        if (account.pendingEmail !== null)
          await sendLink(tx, account, account.pendingEmail, request.returnTo)
      }
    })

  function hourAgo(): Date {
    return new Date(deps.clock.now().getTime() - HOUR_MS)
  }

  async function sendLink(
    tx: Transaction,
    account: Account,
    email: string,
    returnTo: string | null,
  ): Promise<void> {
    const mailed = await tx.emailVerifications.countSince(account.id, email, hourAgo())
    if (mailed < MAILS_PER_HOUR) await deps.sendVerification(tx, account, email, returnTo)
  }

  async function sendReset(tx: Transaction, account: Account): Promise<void> {
    const mailed = await tx.passwordResets.countSince(account.id, hourAgo())
    if (mailed >= MAILS_PER_HOUR) return
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
