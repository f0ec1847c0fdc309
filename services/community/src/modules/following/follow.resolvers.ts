import { notFound } from '@landfall/kit/core/problems'
import { enumInput } from '@landfall/kit/graphql/arguments'
import { parseOrThrow } from '@landfall/kit/graphql/parse-input'
import type { Context } from '../../context.ts'
import { asMember, asReader } from '../member/forum.policy.ts'
import { presentPost, type PresentedPost } from '../post/post.present.ts'
import { FOLLOW_LEVELS } from '../follow/follow.ts'
import { z } from 'zod'

const followPostInput = z.object({
  postId: z.string(),
  level: enumInput(FOLLOW_LEVELS),
})

export const followMutations = {
  async followPost(_root: unknown, { input }: { input: unknown }, context: Context) {
    const member = asMember(context.viewer)
    if (!member.ok) return member.error
    const parsed = parseOrThrow(followPostInput, input)
    const followed = await context.useCases.followPost(member.value, parsed)
    if (!followed.ok) return followed.error
    context.loaders.myFollow.clear(parsed.postId)
    const post = await context.useCases.posts.find(followed.value, asReader(context.viewer))
    if (!post) return notFound('post')
    return { __typename: 'PostSuccess', post: presentPost(post, context) }
  },
}

export const followFieldsOfPost = {
  async myFollow({ id }: PresentedPost, _args: unknown, { loaders }: Context) {
    return (await loaders.myFollow.load(id))?.toUpperCase() ?? null
  },
}
