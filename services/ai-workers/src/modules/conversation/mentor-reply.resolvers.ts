import { notFound, throwProblem } from '@landfall/kit/core/problems'
import { countInput } from '@landfall/kit/graphql/arguments'
import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { parseOrThrow } from '@landfall/kit/graphql/parse-input'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { asStudent } from '../mentor/mentor.policy.ts'
import {
  type Exchange,
  GUIDE,
  type MentorReply,
  type MentorSession,
} from './conversation.ts'

const MAX_REPLIES = 500

const place = z.strictObject({ position: z.int() })
type PageArgs = { first?: number | null; after?: string | null }

const repliesArguments = z.object({ last: countInput(MAX_REPLIES, 'questions') })

type PresentedReply = ReturnType<typeof presentReply>
type PresentedSession = ReturnType<typeof presentSession>

/** Reads the words once for all fields that need them. */
const readings = new WeakMap<PresentedReply, Promise<Exchange | null>>()

export const mentorSessionFields = {
  async __resolveReference({ id }: { id: string }, context: Context) {
    const student = asStudent(context.viewer)
    if (!student.ok) return null
    const session = await context.useCases.conversations.find(student.value, id)
    return session && presentSession(session)
  },

  async replies({ session }: PresentedSession, args: unknown, context: Context) {
    const { last } = parseOrThrow(repliesArguments, args)
    const replies = await context.useCases.conversations.replies(session, last)
    return replies.map(presentReply)
  },

  async exchanges({ session }: PresentedSession, args: PageArgs, context: Context) {
    const { first, after } = parsePage(context.caller, args, place)
    const { conversations } = context.useCases
    const page = await conversations.exchanges(session, {
      first,
      after: after?.position ?? null,
    })
    return connectionOf({
      ...page,
      node: presentReply,
      positionOf: ({ position }) => ({ position }),
      hasPreviousPage: after !== null,
      totalCount: session.exchangeCount,
    })
  },
}

export const mentorReplyFields = {
  async __resolveReference({ id }: { id: string }, context: Context) {
    const student = asStudent(context.viewer)
    if (!student.ok) return null
    const reply = await context.useCases.conversations.reply(student.value, id)
    return reply && presentReply(reply)
  },

  question: async (reply: PresentedReply, _args: unknown, context: Context) =>
    (await wordsOf(reply, context)).question,
  answer: async (reply: PresentedReply, _args: unknown, context: Context) =>
    (await wordsOf(reply, context)).answer,
  sources: async (reply: PresentedReply, _args: unknown, context: Context) =>
    (await wordsOf(reply, context)).sources,
}

/** The source object of the schema's MentorSession. */
export function presentSession(session: MentorSession) {
  return { ...session, session }
}

/** The source object of the schema's MentorReply; its words are read when a field asks for them. */
export function presentReply(reply: MentorReply) {
  const { context, status, madeBy, ...same } = reply
  return {
    ...same,
    reply,
    context: context.toUpperCase(),
    status: status.toUpperCase(),
    madeBy: madeBy === null ? null : madeByWords(madeBy),
  }
}

function madeByWords(madeBy: string): string {
  return madeBy === GUIDE
    ? 'From the built-in guide: written guides, rules and your own records. No language model was involved.'
    : `Written by ${madeBy}, a language model. It can be wrong: check what matters at its source.`
}

/** @throws the problem NOT_FOUND when the words are gone or cannot be read */
async function wordsOf(reply: PresentedReply, { useCases }: Context): Promise<Exchange> {
  const reading = readings.get(reply) ?? useCases.conversations.words(reply.reply)
  readings.set(reply, reading)
  return (await reading) ?? throwProblem(notFound('answer'))
}
