import type { Clock } from '@landfall/kit/core/clock'
import { collectFaults } from '@landfall/kit/core/collect-faults'
import type { MentorReplyStore } from './mentor-reply.store.ts'
import { pieceOf, type PublishPiece } from './reply-piece.ts'

const COULD_NOT =
  'The answer broke off, and it is not your fault. Your question is kept. Please try again.'
/** Longer than all attempts of a job plus any queue outage that a student would sit through. */
const LOST_AFTER_MS = 10 * 60_000

type Deps = {
  mentorReplies: Pick<MentorReplyStore, 'failLost' | 'findLost'>
  clock: Clock
  publishPiece: PublishPiece
}

/** Ends a reply without an answer, with a sentence for its student. */
export function makeFailReply({ mentorReplies, clock, publishPiece }: Deps) {
  return async function failReply(replyId: string): Promise<void> {
    const failed = await mentorReplies.failLost(replyId, COULD_NOT, clock.now())
    if (failed !== null) await publishPiece(pieceOf(failed, null))
  }
}
export type FailReply = ReturnType<typeof makeFailReply>

/**
 * Ends the replies that no worker is working on anymore; one that fails does not hold up the others.
 * @returns how many
 * @throws the error of the first reply that failed
 */
export function makeFailLostReplies({ mentorReplies, clock }: Deps, failReply: FailReply) {
  return async function failLostReplies(): Promise<number> {
    const before = new Date(clock.now().getTime() - LOST_AFTER_MS)
    const lost = await mentorReplies.findLost(before)
    const faults = collectFaults()
    const ended = await faults.each(lost, failReply)
    faults.throwFirst()
    return ended.length
  }
}
export type FailLostReplies = ReturnType<typeof makeFailLostReplies>
