import type { Result } from '@landfall/kit/core/result'
import type { Context } from './context.ts'

/**
 * A mutation's answer: the presented value, or the problem itself, which is a member of the
 * mutation's union. What the gateway has to say in a header goes to the effects.
 */
export function answer<T, E extends { __typename: string }, P>(
  context: Context,
  result: Result<T, E>,
  present: (value: T) => P,
): P | E {
  if (result.ok) return present(result.value)
  const { error } = result
  if ('retryAfterSeconds' in error && typeof error.retryAfterSeconds === 'number') {
    context.effects.retryAfterSeconds = error.retryAfterSeconds
  }
  return error
}
