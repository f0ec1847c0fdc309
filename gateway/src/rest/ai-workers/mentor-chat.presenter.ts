import { z } from 'zod'
import type { Row } from '../route.ts'
import { snakeWord } from '../values.ts'

export function presentReply(row: Row): Row {
  const { context, status, ...same } = row
  return { ...same, context: snakeWord(context), status: snakeWord(status) }
}

/** A question and its answer as the messages that older clients read; an answer that is not there yet is left out. */
export function messagesOf(reply: Row): Row[] {
  const { id, question, answer, askedAt, finishedAt, sources, madeBy } = reply
  const { isHelpful, isMotivating } = reply
  const shared = { replyId: id, sessionId: reply['sessionId'] }
  const nothing = { sources: [], madeBy: null, isHelpful: null, isMotivating: null }
  const asked = {
    id: `${String(id)}-question`,
    messageType: 'user_message',
    content: question,
    createdAt: askedAt,
    ...shared,
    ...nothing,
  }
  if (typeof answer !== 'string') return [asked]
  const marks = { sources, madeBy, isHelpful, isMotivating }
  const said = { content: answer, createdAt: finishedAt, ...shared, ...marks }
  return [asked, { id, messageType: 'ai_message', ...said }]
}

const optionalText = z.string().nullable()
const sources = z.array(
  z.strictObject({ title: z.string(), url: optionalText, says: optionalText }),
)
const marks = { isHelpful: z.boolean().nullable(), isMotivating: z.boolean().nullable() }
export const replyShape = z.strictObject({
  id: z.string(),
  sessionId: z.string(),
  mentorId: z.string(),
  context: z.string(),
  status: z.enum(['pending', 'answering', 'completed', 'failed', 'stopped']),
  question: z.string(),
  answer: optionalText,
  sources,
  madeBy: optionalText,
  failure: optionalText,
  askedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  ...marks,
})
export const messageShape = z.strictObject({
  id: z.string(),
  replyId: z.string(),
  sessionId: z.string(),
  messageType: z.enum(['user_message', 'ai_message']),
  content: z.string(),
  createdAt: z.iso.datetime(),
  sources,
  madeBy: optionalText,
  ...marks,
})
