import type { Context } from '../../context.ts'
import type { Visit } from './count-visits.ts'

type ById = { id: string }
type Input<T> = { input: T }
type Counted = Awaited<ReturnType<Context['useCases']['visits']['view']>>

/** Counts for the caller; a browser without a cookie gets one with the answer, unless it was refused. */
async function countedFor(
  { caller, effects, useCases }: Context,
  count: (by: Visit) => Promise<Counted>,
) {
  const { visitorOf } = useCases
  const known = visitorOf.of(caller)
  const begun = known === null ? visitorOf.begin() : null
  const visitor = known ?? begun?.visitor
  if (!visitor) throw new Error('a visitor is known or new')
  const networkIn = (hour: Date) => visitorOf.networkOf(caller, hour)
  const answer = await count({ visitor, networkIn })
  if (answer.ok) {
    if (begun) effects.visitorToken = begun.token
    return { __typename: 'ContentCounts', ...answer.value }
  }
  if (answer.error.code === 'TOO_MANY_REQUESTS')
    effects.retryAfterSeconds = answer.error.retryAfterSeconds
  return answer.error
}

export const visitMutations = {
  recordContentView(_root: unknown, { input }: Input<ById>, context: Context) {
    const { visits } = context.useCases
    return countedFor(context, (by) => visits.view(by, input.id))
  },

  setContentLike(
    _root: unknown,
    { input: { id, isLiked } }: Input<ById & { isLiked: boolean }>,
    context: Context,
  ) {
    const { visits } = context.useCases
    return countedFor(context, (by) =>
      isLiked ? visits.like(by, id) : visits.unlike(by, id),
    )
  },
}
