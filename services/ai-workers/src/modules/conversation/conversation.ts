import type { Context } from '../guide/context.ts'
import type { Source } from '../guide/guide.ts'

export const REPLY_STATUSES = [
  'pending',
  'answering',
  'completed',
  'failed',
  'stopped',
] as const
export type ReplyStatus = (typeof REPLY_STATUSES)[number]

/** A conversation of one student with one mentor. */
export type MentorSession = {
  id: string
  studentId: string
  mentorId: string
  title: string
  createdAt: Date
  lastAskedAt: Date
  exchangeCount: number
}

/** The state of one question and its answer; the words are an `Exchange`. */
export type MentorReply = {
  id: string
  sessionId: string
  studentId: string
  mentorId: string
  position: number
  context: Context
  status: ReplyStatus
  attempt: number
  documentId: string
  madeBy: string | null
  /** Why there is no answer, in words for the student. */
  failure: string | null
  askedAt: Date
  finishedAt: Date | null
  isHelpful: boolean | null
  isMotivating: boolean | null
}

/** The words of one question and its answer, as they are stored: written once, never changed. */
export type Exchange = {
  question: string
  /** Null until the whole answer is there. */
  answer: string | null
  sources: Source[]
}

/** What a finished answer consists of. */
export type Answer = { text: string; sources: Source[]; madeBy: string }

export const GUIDE = 'guide'

export function isOver({ status }: Pick<MentorReply, 'status'>): boolean {
  return status !== 'pending' && status !== 'answering'
}

const TITLE_LENGTH = 60

/** A conversation's title is the beginning of its first question. */
export function titleOf(question: string): string {
  const line = question.replaceAll(/\s+/gu, ' ').trim()
  if (line.length <= TITLE_LENGTH) return line
  const cut = line.slice(0, TITLE_LENGTH)
  const space = cut.lastIndexOf(' ')
  return `${space > TITLE_LENGTH / 2 ? cut.slice(0, space) : cut}…`
}
