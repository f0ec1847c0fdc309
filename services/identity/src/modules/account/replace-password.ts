import type { Transaction } from '../../stores.ts'
import type { QueueMail } from '../mail/queue-mail.ts'
import { publishSessionsEnded } from './account.events.ts'
import { passwordChangedMail } from './account.mails.ts'
import type { Account } from './account.ts'
import type { CredentialDeps } from './credential-deps.ts'

/** What a use case needs for setting a new password. */
export type NewPasswordDeps = CredentialDeps & {
  queueMail: QueueMail
  passwordMinLength: number
  publicUrl: string
}

type NewPassword = {
  account: Account
  passwordHash: string
  action: 'password.changed' | 'password.reset' | 'account.recovered'
  requestId: string
  now: Date
}

/**
 * Stores a new password and ends what the old one opened: links, a requested address, all sessions.
 * Mails the owner and adds a record to the log.
 */
export async function replacePassword(
  tx: Transaction,
  { queueMail, publicUrl }: Pick<NewPasswordDeps, 'queueMail' | 'publicUrl'>,
  o: NewPassword,
): Promise<void> {
  const { account, passwordHash, now } = o
  // An intruder with the old password may have requested another address; that request
  // ends, too.
  await tx.accounts.update(account.id, { passwordHash, pendingEmail: null }, now)
  await tx.passwordResets.useAll(account.id)
  const ended = await tx.sessions.removeAll(account.id)
  // A change names the ended sessions, because this browser's new one goes on. A reset means all there are.
  const isChange = o.action === 'password.changed'
  await publishSessionsEnded(tx, account.id, isChange ? ended : null, now)
  // The form serves accounts of every type.
  const forgotUrl = `${publicUrl}/auth/student?view=forgot-password`
  await queueMail(tx, account.email, passwordChangedMail(account, forgotUrl))
  await tx.audit.add({
    action: o.action,
    actorId: account.id,
    subjectId: account.id,
    requestId: o.requestId,
    at: now,
  })
}
