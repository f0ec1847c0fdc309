import type { FailureKind } from '../provider/provider-failure.ts'

/** The provider did not answer now but may do so later. */
export class WordingPostponed extends Error {
  override readonly name = 'WordingPostponed'
}

/** Failures after which a later try may succeed. */
const PASSING: readonly FailureKind[] = [
  'busy',
  'timed-out',
  'rate-limited',
  'unavailable',
  'cut',
]

/** @throws WordingPostponed when it is worth another try */
export function throwIfPassing(kind: FailureKind): void {
  if (PASSING.includes(kind)) throw new WordingPostponed(kind)
}
