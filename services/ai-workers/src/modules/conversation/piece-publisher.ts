import type { MentorReply } from './conversation.ts'
import { firstSequence, type PublishPiece } from './reply-piece.ts'

/**
 * Tells an answer while it grows. What comes while a piece is under way goes with the next one, and what may not
 * have arrived is told again with it: whoever cuts at `from` has neither a gap nor a repetition.
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
      // Without the bus nobody listens: the end says it all.
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
    /** What was told so far counts no more: the next piece begins at 0. */
    beginAnew(): void {
      generation += 1
      from = 0
      waiting = ''
    },
    /** What is left to tell of the whole text, once everything before is under way. */
    async rest(text: string): Promise<{ from: number; piece: string }> {
      await publishing
      return { from, piece: text.slice(from) }
    },
  }
}
export type PiecePublisher = ReturnType<typeof createPiecePublisher>
