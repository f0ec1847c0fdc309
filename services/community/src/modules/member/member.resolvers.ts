import { parseInput } from '@landfall/kit/graphql/parse-input'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { asMember, type Writer } from './forum.policy.ts'

const blockInput = z.object({
  userId: z.uuid('This person has no account here'),
  isBlocked: z.boolean(),
})

export const memberQueries = {
  async forumStanding(_root: unknown, _args: unknown, context: Context) {
    const member = asMember(context.viewer)
    return member.ok ? present(member.value, context) : null
  },
}

export const memberMutations = {
  async blockMember(_root: unknown, { input }: { input: unknown }, context: Context) {
    const member = asMember(context.viewer)
    if (!member.ok) return member.error
    const parsed = parseInput(blockInput, input)
    if (!parsed.ok) return parsed.error
    const result = await context.useCases.blockMember(member.value, parsed.value)
    if (!result.ok) return result.error
    context.loaders.forgetBlocked()
    const standing = await present(member.value, context)
    return { __typename: 'BlockMemberSuccess', standing }
  },
}

async function present(member: Writer, { useCases, loaders }: Context) {
  const [standing, blocked] = await Promise.all([
    useCases.readStanding(member),
    loaders.blocked(),
  ])
  const { level, limits, silencedUntil } = standing
  return { level, ...limits, silencedUntil, blocked: [...blocked].map((id) => ({ id })) }
}
