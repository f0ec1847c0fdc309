import { isOver, type MentorReply } from './conversation.ts'

export type ReplyStep = 'PENDING' | 'WRITING' | 'COMPLETED' | 'FAILED' | 'STOPPED'

/** A piece of an answer; shaped as the schema's MentorReplyPiece. */
export type ReplyPiece = {
  replyId: string
  sequence: number
  step: ReplyStep
  from: number
  piece: string
  label: string | null
  isLast: boolean
}

/** Publishes one piece live to all listeners: never rejects; returns false when it may not have arrived. */
export type PublishPiece = (piece: ReplyPiece) => Promise<boolean>

/** More than the pieces of any answer: each attempt's numbers begin after all numbers of the attempt before. */
const PER_ATTEMPT = 100_000

export const firstSequence = (attempt: number) => attempt * PER_ATTEMPT + 1
const endSequence = (attempt: number) => (attempt + 1) * PER_ATTEMPT - 1

/** The last piece; `rest` is the text from `from` on that was not published yet. */
export function lastPiece(
  reply: Pick<MentorReply, 'id' | 'attempt' | 'status' | 'failure'>,
  rest: { from: number; piece: string },
): ReplyPiece {
  const { id: replyId, attempt, status, failure } = reply
  const step = LAST_STEPS[status]
  const label = status === 'stopped' ? STOPPED : failure
  return { replyId, sequence: endSequence(attempt), step, ...rest, label, isLast: true }
}

const STOPPED = 'You stopped this answer. Nothing was saved.'

const LAST_STEPS: Record<MentorReply['status'], ReplyStep> = {
  pending: 'PENDING',
  answering: 'WRITING',
  completed: 'COMPLETED',
  failed: 'FAILED',
  stopped: 'STOPPED',
}

/** The piece that follows from the state alone, for readers who missed the live pieces. */
export function pieceOf(reply: MentorReply, answer: string | null): ReplyPiece {
  if (isOver(reply)) return lastPiece(reply, { from: 0, piece: answer ?? '' })
  const { id: replyId, status, attempt } = reply
  const nothing = { from: 0, piece: '', label: null, isLast: false }
  const sequence = status === 'pending' ? 0 : attempt * PER_ATTEMPT
  return { replyId, sequence, step: LAST_STEPS[status], ...nothing }
}
