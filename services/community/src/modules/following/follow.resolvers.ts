import { notFound } from '@landfall/kit/core/problems'
import type { Context } from '../../context.ts'
import { asMember, asReader } from '../member/forum.policy.ts'
import { presentPost, type PresentedPost } from '../post/post.present.ts'
import { FOLLOW_LEVELS } from '../follow/follow.ts'
import { z } from 'zod'

const followPostInput = z.object({
  postId: z.string(),
  level: z.string().toLowerCase().pipe(z.enum(FOLLOW_LEVELS)),
})

export const followMutations = {
  async followPost(_root: unknown, { input }: { input: unknown }, context: Context) {
    const member = asMember(context.viewer)
    if (!member.ok) return member.error
    // The graph has checked the level: it is an enum.
    const parsed = followPostInput.parse(input)
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
