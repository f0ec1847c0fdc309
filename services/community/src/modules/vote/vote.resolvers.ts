import { parseInput } from '@landfall/kit/graphql/parse-input'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { asReader, asWriter } from '../member/forum.policy.ts'
import { presentPost } from '../post/post.present.ts'
import { presentReply } from '../reply/reply.present.ts'
import type { VoteKind } from './vote.ts'

const setVoteInput = z
  .object({ id: z.string(), isUp: z.boolean(), isDown: z.boolean().nullish() })
  .transform(({ id, isUp, isDown }): { id: string; vote: VoteKind | null } => ({
    id,
    vote: isUp ? 'up' : isDown ? 'down' : null,
  }))

export const voteMutations = {
  async setVote(_root: unknown, { input }: { input: unknown }, context: Context) {
    const writer = asWriter(context.viewer)
    if (!writer.ok) return writer.error
    const parsed = parseInput(setVoteInput, input)
    if (!parsed.ok) return parsed.error
    const voted = await context.useCases.setVote(writer.value, parsed.value)
    if (!voted.ok) return voted.error
    const { kind, id } = voted.value
    const { posts, replies } = context.useCases
    const post = kind === 'post' ? await posts.find(id, asReader(context.viewer)) : null
    const reply = kind === 'reply' ? await replies.find(id) : null
    return {
      __typename: 'SetVoteSuccess',
      post: post && presentPost(post, context),
      reply: reply && presentReply(reply, context),
    }
  },
}

/** How the viewer has voted on a post or a reply. */
export const voteFieldsOfEntry = {
  hasMyVote: async ({ id }: { id: string }, _args: unknown, { loaders }: Context) =>
    (await loaders.myVote.load(id)) === 'up',

  hasMyDownvote: async ({ id }: { id: string }, _args: unknown, { loaders }: Context) =>
    (await loaders.myVote.load(id)) === 'down',
}
