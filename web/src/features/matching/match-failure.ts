import { asRequestFailed, showError, type ProblemLike } from '#lib/graphql/show-error.ts'
import { toast } from '#ui/toast-store.ts'
import { matchingMessages } from './matching-messages.ts'

const text = matchingMessages.failures

/** The answer has another form than expected. */
export class InvalidAnswer extends Error {
  override readonly name = 'InvalidAnswer'
}

/** Why no match was made, by its cause. */
export function matchFailure(error: unknown): string {
  const names = namesOf(error)
  if (names.includes('TimeoutError') || names.includes('AbortError')) return text.timeout
  if (names.includes('InvalidAnswer') || names.includes('ServerParseError'))
    return text.invalid
  const failure = asRequestFailed(error)
  if (failure?.kind === 'offline' || (!failure && names.includes('TypeError')))
    return text.network
  if (failure && failure.kind !== 'unexpected') return text.other(showError(failure))
  return text.unknown
}

/** Why the server refused. */
export function matchRefusal(problem: ProblemLike): string {
  return text.other(showError(problem))
}

export function announceMatchFailure(description: string): void {
  toast.error({ title: matchingMessages.failed, description, topic: 'matching' })
}

/** The names of an error and all its causes, outermost first. */
function namesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  return [error.name, ...namesOf(error.cause)]
}
