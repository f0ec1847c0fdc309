import type { Context } from '../../context.ts'

type ById = { id: string }
type Input<T> = { input: T }

const counted = (answer: Awaited<ReturnType<Context['useCases']['visits']['view']>>) =>
  answer.ok ? { __typename: 'ContentCounts', ...answer.value } : answer.error

export const visitMutations = {
  async recordContentView(_root: unknown, { input }: Input<ById>, context: Context) {
    const { visits, visitorOf } = context.useCases
    return counted(await visits.view(visitorOf.of(context.caller), input.id))
  },

  async setContentLike(
    _root: unknown,
    { input: { id, isLiked } }: Input<ById & { isLiked: boolean }>,
    context: Context,
  ) {
    const { visits, visitorOf } = context.useCases
    const by = visitorOf.of(context.caller)
    return counted(await (isLiked ? visits.like(by, id) : visits.unlike(by, id)))
  },
}
