import { collectFaults } from '@landfall/kit/core/collect-faults'
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

type Claim = 'claimToRemind' | 'claimExpired' | 'claimStarting' | 'claimEnding'

/**
 * Lets unanswered requests expire, begins and completes sessions, and reminds both sides. Several processes may run
 * this at once without doing anything twice. A session that fails does not hold up the others.
 * @throws the error of the first session that failed
 */
export function makeLookAfterSessions({
  unitOfWork,
  clock,
}: SessionDeps): LookAfterSessions {
  return async () => {
    const now = clock.now()
    const faults = collectFaults()
    /** Works on all that are due, batch by batch, each in one transaction. @returns how many there were */
    const each = async (
      claim: Claim,
      work: (tx: SessionTransaction, session: Session, now: Date) => Promise<unknown>,
    ) => {
      const all = () =>
        inBatches(BATCH_SIZE, ({ size, failed, begin }) =>
          unitOfWork(async (tx) => {
            const due = await tx.sessions[claim](now, size, failed)
            begin(due.map(({ id }) => id))
            for (const session of due) await work(tx, session, now)
            return due.length
          }),
        )
      return (await faults.around(claim, all)) ?? 0
    }
    const reminded = await each('claimToRemind', remind)
    const expired = await each('claimExpired', expire)
    const started = await each('claimStarting', start)
    const completed = await each('claimEnding', complete)
    faults.throwFirst()
    return { expired, started, completed, reminded }
  }
}

async function expire(tx: SessionTransaction, session: Session, now: Date): Promise<void> {
  const ended = { status: 'expired', expiresAt: null } as const
  const over = await keepSession(tx, session, ended, now)
  await notifyOfSession(tx, over, { cause: 'expired', to: bothOf(over), now })
}

function start(tx: SessionTransaction, session: Session, now: Date) {
  const nothing = { remindAt: null, proposedAt: null, proposedBy: null }
  return keepSession(tx, session, { status: 'in_progress', ...nothing }, now)
}

const complete = (tx: SessionTransaction, session: Session, now: Date) =>
  keepSession(tx, session, { status: 'completed' }, now)

/** If the session begins now, because nobody could remind of it earlier, no reminder is sent anymore. */
async function remind(tx: SessionTransaction, session: Session, now: Date): Promise<void> {
  const change = { remindAt: nextReminder(session.scheduledAt, now) }
  const kept = await keepSession(tx, session, change, now)
  if (session.scheduledAt <= now) return
  await notifyOfSession(tx, kept, { cause: 'reminded', to: bothOf(kept), now })
}
