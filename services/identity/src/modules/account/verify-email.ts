import type { Clock } from '@landfall/kit/core/clock'
import { isConstraintViolation } from '@landfall/kit/database/postgres'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Caller } from '@landfall/kit/identity/viewer'
import { UserEmailVerified } from '@landfall/proto-events/identity/user-email-verified.v1'
import type { Stores, Transaction } from '../../stores.ts'
import { publishViewerChanged } from './account.events.ts'
import type { VerifyEmailInput } from './account.input.ts'
import { emailChangedMail } from './account.mails.ts'
import { invalidToken, type InvalidToken } from './account.problems.ts'
import { isSameAddress, type Account } from './account.ts'
import type { SendRecovery } from './send-recovery.ts'
import { hashToken } from '@landfall/kit/core/token'

type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock; sendRecovery: SendRecovery }
const failure = () => err(invalidToken('verification link'))
type Outcome = Result<{ returnTo: string | null }, InvalidToken>

/** Uses a verification link up: the account's address counts as its own, a pending one takes over. */
export function makeVerifyEmail(deps: Deps) {
  const { unitOfWork, clock } = deps
  return async (caller: Caller, input: VerifyEmailInput): Promise<Outcome> => {
    try {
      return await unitOfWork(async (tx) => {
        const now = clock.now()
        const token = hashToken(input.token)
        const open = await tx.emailVerifications.findOpen(token, now)
        // A change of the password at this moment takes a requested address back.
        const account = open && (await tx.accounts.lock(open.userId))
        const proof = account && (await tx.emailVerifications.use(token, now))
        if (!proof) {
          // The link was used before, perhaps in this very moment: it proved the address all the same.
          const before = await verifiedBefore(tx, token, now)
          return before ? ok(before) : failure()
        }
        if (!(await apply(tx, deps, account, proof.email))) return failure()
        await tx.emailVerifications.useAll(account.id, proof.email)
        await tx.audit.add({
          action: 'account.email-verified',
          actorId: account.id,
          subjectId: account.id,
          requestId: caller.requestId,
          at: now,
        })
        return ok({ returnTo: proof.returnTo })
      })
    } catch (error) {
      // Two accounts proved the same address in the same instant: the index let one have it.
      if (isConstraintViolation(error, 'users_email_key')) return failure()
      throw error
    }
  }
}

/** Mail scanners open links first: the person who opens the link after them is still told what is true. */
async function verifiedBefore(tx: Transaction, token: string, now: Date) {
  const used = await tx.emailVerifications.findUsed(token, now)
  const account = used && (await tx.accounts.find(used.userId))
  if (!used || !account?.isEmailVerified) return null
  return isSameAddress(used.email, account.email) ? { returnTo: used.returnTo } : null
}

/** Answers false when the token proves an address that the account no longer claims. */
async function apply(
  tx: Transaction,
  { clock, sendRecovery }: Deps,
  account: Account,
  email: string,
): Promise<boolean> {
  const now = clock.now()
  const isPending =
    account.pendingEmail !== null && isSameAddress(email, account.pendingEmail)
  if (!isPending && !isSameAddress(email, account.email)) return false
  if (isPending && (await tx.accounts.findByEmail(email))) return false
  if (isPending && (await tx.accountRecoveries.isHeldFor(email, now, account.id)))
    return false
  const change = isPending ? { email, pendingEmail: null } : {}
  const version = await tx.accounts.update(
    account.id,
    { ...change, isEmailVerified: true },
    now,
  )
  const data = { userId: account.id }
  await tx.outbox.publish(UserEmailVerified, { aggregateId: account.id, version, data })
  await publishViewerChanged(tx, account.id, now)
  if (isPending) {
    // Links in the old mailbox must not open the account anymore.
    await tx.passwordResets.useAll(account.id)
    await sendRecovery(tx, account, emailChangedMail)
  }
  return true
}
