import { inBatches } from '@landfall/kit/core/in-batches'
import { keepSession, type SessionDeps, type SessionTransaction } from './keep-session.ts'
import { bothOf, notifyOfSession } from './session-notice.ts'
import { nextReminder, type Session } from './session.ts'

const BATCH_SIZE = 100

export type LookAfterSessions = () => Promise<{
  expired: number
  started: number
  completed: number
  reminded: number
}>

/** Works on all sessions that are due, in batches, each in one transaction. @returns how many there were */
type Each = (
  claim: (tx: SessionTransaction) => Promise<Session[]>,
  work: (tx: SessionTransaction, session: Session) => Promise<void>,
) => Promise<number>

/**
 * Lets unanswered requests expire, begins and completes sessions, and reminds both sides. Several processes may run
 * this at once without doing anything twice.
 */
export function makeLookAfterSessions({
  unitOfWork,
  clock,
}: SessionDeps): LookAfterSessions {
  const each: Each = (claim, work) =>
    inBatches(BATCH_SIZE, () =>
      unitOfWork(async (tx) => {
        const due = await claim(tx)
        for (const session of due) await work(tx, session)
        return due.length
      }),
    )
  return async () => {
    const now = clock.now()
    const reminded = await each(
      (tx) => tx.sessions.claimToRemind(now, BATCH_SIZE),
      (tx, session) => remind(tx, session, now),
    )
    const expired = await each(
      (tx) => tx.sessions.claimExpired(now, BATCH_SIZE),
      async (tx, session) => {
        const over = await keepSession(
          tx,
          session,
          { status: 'expired', expiresAt: null },
          now,
        )
        await notifyOfSession(tx, over, { cause: 'expired', to: bothOf(over), now })
      },
    )
    const started = await each(
      (tx) => tx.sessions.claimStarting(now, BATCH_SIZE),
      async (tx, session) => {
        const nothing = { remindAt: null, proposedAt: null, proposedBy: null }
        await keepSession(tx, session, { status: 'in_progress', ...nothing }, now)
      },
    )
    const completed = await each(
      (tx) => tx.sessions.claimEnding(now, BATCH_SIZE),
      async (tx, session) =>
        void (await keepSession(tx, session, { status: 'completed' }, now)),
    )
    return { expired, started, completed, reminded }
  }
}

/** If the session begins now, because nobody could remind of it earlier, no reminder is sent anymore. */
async function remind(tx: SessionTransaction, session: Session, now: Date): Promise<void> {
  const change = { remindAt: nextReminder(session.scheduledAt, now) }
  const kept = await keepSession(tx, session, change, now)
  if (session.scheduledAt <= now) return
  await notifyOfSession(tx, kept, { cause: 'reminded', to: bothOf(kept), now })
}
