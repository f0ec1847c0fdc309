import type { MentorReply } from './conversation.ts'
import { firstSequence, type PublishPiece } from './reply-piece.ts'

/**
 * Publishes an answer while it grows. Text that comes while a piece is being sent goes with the next piece, and
 * text that may not have arrived is sent again with it: a reader that cuts its text at `from` has neither a gap nor
 * a repetition.
 */
export function createPiecePublisher(
  { id: replyId, attempt }: Pick<MentorReply, 'id' | 'attempt'>,
  publish: PublishPiece,
) {
  let sequence = firstSequence(attempt)
  let from = 0
  let waiting = ''
  let publishing: Promise<void> | null = null

  async function publishAll(): Promise<void> {
    while (waiting !== '') {
      const piece = waiting
      const at = { replyId, sequence, step: 'WRITING' as const, from, piece }
      const begunAnew = generation
      const isPublished = await publish({ ...at, label: null, isLast: false })
      sequence += 1
      if (begunAnew !== generation) continue
      // Without the bus nobody listens: the last piece carries the whole text.
      if (!isPublished) return
      waiting = waiting.slice(piece.length)
      from += piece.length
    }
  }
  let generation = 0

  return {
    push(text: string): void {
      waiting += text
      publishing ??= publishAll().finally(() => {
        publishing = null
      })
    },
    /** Discards what was published so far: the next piece begins at 0. */
    beginAnew(): void {
      generation += 1
      from = 0
      waiting = ''
    },
    /** Returns the part of the whole text that is still to be published, once every earlier piece has been sent. */
    async rest(text: string): Promise<{ from: number; piece: string }> {
      await publishing
      return { from, piece: text.slice(from) }
    },
  }
}
export type PiecePublisher = ReturnType<typeof createPiecePublisher>
