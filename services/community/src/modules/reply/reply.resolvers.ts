import { notFound } from '@landfall/kit/core/problems'
import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { parseInput } from '@landfall/kit/graphql/parse-input'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { presentRevisions } from '../entry/revision.present.ts'
import { asReader, asWriter } from '../member/forum.policy.ts'
import { presentPost, type PresentedPost } from '../post/post.present.ts'
import { isPersonal } from '../post/post.resolvers.ts'
import { refusedWriting } from '../writing/refused-writing.ts'
import { createReplyInput, updateReplyInput } from './reply.input.ts'
import { presentReply, type PresentedReply } from './reply.present.ts'
import type { Reply } from './reply.ts'

type Input<T = unknown> = { input: T }
type PageArgs = { first?: number | null; after?: string | null }

const place = z.strictObject({ createdAt: z.coerce.date(), id: z.uuid() })

export const replyMutations = {
  async createReply(_root: unknown, { input }: Input, context: Context) {
    const writer = asWriter(context.viewer)
    if (!writer.ok) return writer.error
    const parsed = parseInput(createReplyInput, input)
    if (!parsed.ok) return parsed.error
    const written = await context.useCases.writeReply(writer.value, parsed.value)
    return written.ok
      ? success(written.value, context)
      : refusedWriting(written.error, context)
  },

  async updateReply(_root: unknown, { input }: Input, context: Context) {
    const writer = asWriter(context.viewer)
    if (!writer.ok) return writer.error
    const parsed = parseInput(updateReplyInput, input)
    if (!parsed.ok) return parsed.error
    const changed = await context.useCases.updateReply(writer.value, parsed.value)
    return changed.ok ? success(changed.value, context) : changed.error
  },

  async deleteReply(_root: unknown, { input }: Input<{ id: string }>, context: Context) {
    const writer = asWriter(context.viewer)
    if (!writer.ok) return writer.error
    const deleted = await context.useCases.deleteReply(writer.value, input.id)
    return deleted.ok ? { __typename: 'DeletedReply', id: deleted.value.id } : deleted.error
  },

  async acceptReply(
    _root: unknown,
    { input }: Input<{ id: string; isAccepted: boolean }>,
    context: Context,
  ) {
    const writer = asWriter(context.viewer)
    if (!writer.ok) return writer.error
    const accepted = await context.useCases.acceptReply(writer.value, input)
    if (!accepted.ok) return accepted.error
    return { __typename: 'PostSuccess', post: presentPost(accepted.value, context) }
  },
}

export const replyFieldsOfPost = {
  async replies({ id }: PresentedPost, args: PageArgs, context: Context) {
    const { first, after } = parsePage(context.caller, args, place)
    const page = await context.useCases.replies.list(id, { first, after })
    const connection = connectionOf({
      items: page.replies,
      node: (reply) => presentReply(reply, context),
      positionOf: ({ createdAt, id: replyId }) => ({ createdAt, id: replyId }),
      hasNextPage: page.hasNextPage,
      hasPreviousPage: after !== null,
      totalCount: 0,
    })
    return { ...connection, postId: id }
  },

  async changedReplies({ id }: PresentedPost, _args: unknown, context: Context) {
    const changed = await context.useCases.replies.changedLast(id)
    return changed.map((reply) => presentReply(reply, context))
  },
}

export const replyConnectionFields = {
  totalCount: ({ postId }: { postId: string }, _args: unknown, { useCases }: Context) =>
    useCases.replies.count(postId),
}

export const replyFields = {
  isAuthorBlocked: async ({ authorId }: PresentedReply, _args: unknown, context: Context) =>
    (await context.loaders.blocked()).has(authorId),

  isAccepted: async ({ id, postId }: PresentedReply, _args: unknown, context: Context) =>
    (await context.loaders.post.load(postId))?.acceptedReplyId === id,

  async revisions({ record }: PresentedReply, _args: unknown, context: Context) {
    const rows = await context.loaders.revisions.load(record.id)
    return presentRevisions(rows, record, asReader(context.viewer), isPersonal)
  },

  /** Only top-level replies have answers, so nothing is loaded below an answer. */
  async answers({ id, parentId }: PresentedReply, _args: unknown, context: Context) {
    if (parentId !== null) return []
    const answers = await context.loaders.answers.load(id)
    return answers.map((reply) => presentReply(reply, context))
  },
}

async function success(reply: Reply, context: Context) {
  const post = await context.useCases.posts.find(reply.postId, asReader(context.viewer))
  if (!post) return notFound('reply')
  return {
    __typename: 'ReplySuccess',
    reply: presentReply(reply, context),
    post: presentPost(post, context),
  }
}
