import type { Context } from '../../context.ts'
import { asMember } from '../member/forum.policy.ts'

type Input = { input: { id: string } }

export const viewMutations = {
  async recordPostView(_root: unknown, { input }: Input, { viewer, useCases }: Context) {
    const member = asMember(viewer)
    if (!member.ok) return member.error
    const counted = await useCases.recordView(member.value, { id: input.id })
    return counted.ok ? { __typename: 'PostViews', ...counted.value } : counted.error
  },
}
