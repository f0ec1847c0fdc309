import { notFound, type Problem, throwProblem } from '@landfall/kit/core/problems'
import type { Result } from '@landfall/kit/core/result'
import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { parseInput, parseOrThrow } from '@landfall/kit/graphql/parse-input'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { asStudent } from '../mentor/mentor.policy.ts'
import { messageInput, rateInput, sessionsArguments } from './conversation.input.ts'
import { presentReply, presentSession } from './mentor-reply.resolvers.ts'
import type { MentorReply } from './conversation.ts'
import { pieceOf } from './reply-piece.ts'

const position = z.strictObject({ lastAskedAt: z.coerce.date(), id: z.uuid() })

type ById = { id: string }
type ByInput = { input: ById }
type PageArgs = {
  mentorId?: string | null
  search?: string | null
  first?: number | null
  after?: string | null
}

export const conversationQueries = {
  async mentorSessions(_root: unknown, args: PageArgs, context: Context) {
    const student = studentOrThrow(context)
    const { first, after } = parsePage(context.caller, args, position)
    const { search } = parseOrThrow(sessionsArguments, args)
    const query = { mentorId: args.mentorId ?? null, search, first, after }
    const page = await context.useCases.conversations.list(student, query)
    return connectionOf({
      items: page.sessions,
      node: presentSession,
      positionOf: ({ lastAskedAt, id }) => ({ lastAskedAt, id }),
      hasNextPage: page.hasNextPage,
      hasPreviousPage: after !== null,
      totalCount: page.totalCount,
    })
  },

  async mentorSession(_root: unknown, { id }: ById, context: Context) {
    const session = await context.useCases.conversations.find(studentOrThrow(context), id)
    return session && presentSession(session)
  },

  async mentorReply(_root: unknown, { id }: ById, context: Context) {
    const reply = await context.useCases.conversations.reply(studentOrThrow(context), id)
    return reply && presentReply(reply)
  },

  async mentorReplyProgress(
    _root: unknown,
    { replyId }: { replyId: string },
    context: Context,
  ) {
    const { conversations } = context.useCases
    const reply = await conversations.reply(studentOrThrow(context), replyId)
    if (reply === null) return null
    const words = reply.status === 'completed' ? await conversations.words(reply) : null
    return pieceOf(reply, words?.answer ?? null)
  },
}

export const conversationMutations = {
  async sendMentorMessage(_root: unknown, { input }: { input: unknown }, context: Context) {
    const student = asStudent(context.viewer)
    if (!student.ok) return student.error
    const parsed = parseInput(messageInput, input)
    if (!parsed.ok) return parsed.error
    const sent = await context.useCases.sendMessage(student.value, parsed.value)
    return replyOrProblem(sent, context)
  },

  stopMentorReply: (_root: unknown, { input }: ByInput, context: Context) =>
    onOwnReply(context, (student) => context.useCases.stopReply(student, input.id)),

  retryMentorReply: (_root: unknown, { input }: ByInput, context: Context) =>
    onOwnReply(context, (student) => context.useCases.retryReply(student, input.id)),

  rateMentorReply: (_root: unknown, { input }: { input: unknown }, context: Context) =>
    onOwnReply(context, (student) =>
      context.useCases.rateReply(student, parseOrThrow(rateInput, input)),
    ),

  async deleteMentorSession(_root: unknown, { input }: ByInput, context: Context) {
    const student = asStudent(context.viewer)
    if (!student.ok) return asMissing(student.error, 'conversation')
    const deleted = await context.useCases.deleteSession(student.value, input.id)
    return deleted.ok
      ? { __typename: 'DeletedMentorSession', id: deleted.value }
      : deleted.error
  },
}

async function onOwnReply(
  context: Context,
  change: (student: StudentRef) => Promise<Result<MentorReply, Problem>>,
) {
  const student = asStudent(context.viewer)
  return student.ok
    ? replyOrProblem(await change(student.value), context)
    : asMissing(student.error, 'answer')
}

function replyOrProblem(changed: Result<MentorReply, Problem>, context: Context) {
  if (changed.ok)
    return { __typename: 'MentorReplySuccess', reply: presentReply(changed.value) }
  const { error } = changed
  if (error.__typename === 'TooManyRequests')
    context.effects.retryAfterSeconds = error.retryAfterSeconds
  return error
}

function studentOrThrow(context: Context): StudentRef {
  const student = asStudent(context.viewer)
  return student.ok ? student.value : throwProblem(student.error)
}

/** A signed-in person without a mentor gets NotFound, the same answer as for a stranger's conversation. */
function asMissing(problem: Problem, noun: string): Problem {
  return problem.__typename === 'Forbidden' ? notFound(noun) : problem
}
