import { messages } from '../messages.ts'
import { kindOfCode, RequestError } from './graphql-request.ts'

/** A member of a mutation's union that implements `Problem`. */
export type ProblemLike = {
  __typename?: string
  code: string
  message: string
  errors?: readonly { path: readonly string[]; message: string }[]
}

/** Narrows a mutation's union to its refusals, and in the other branch to its success. */
export function isProblem<Result>(result: Result): result is Extract<Result, ProblemLike> {
  return looksLikeProblem(result)
}

function looksLikeProblem(value: unknown): value is ProblemLike {
  return (
    typeof value === 'object' && value !== null && 'code' in value && 'message' in value
  )
}

/**
 * One sentence for people: what happened and what to do. Compares codes, never texts.
 * @param where 'page' where nothing can have been typed, such as in place of a page that did not load
 */
export function showError(error: unknown, where?: 'page'): string {
  const failure = asRequestFailed(error)
  if (failure) return sentenceOf(failure, where)
  // Services write their messages for people.
  if (looksLikeProblem(error)) return error.message
  return messages.unexpected(null)
}

function sentenceOf(failure: RequestError, where?: 'page'): string {
  switch (failure.kind) {
    case 'offline':
      return messages.offline(where)
    case 'unavailable':
    case 'forbidden':
      return messages[failure.kind]
    case 'rate-limited':
      return messages.rateLimited(waitInWords(failure.retryAfterSeconds))
    case 'not-signed-in':
      return messages.notSignedIn
    case 'unexpected':
      return messages.unexpected(failure.requestId)
  }
}

function waitInWords(seconds: number | null): string {
  if (seconds === null) return 'a little'
  const count = seconds < 60 ? seconds : Math.ceil(seconds / 60)
  return `${count} ${count === seconds ? 'second' : 'minute'}${count === 1 ? '' : 's'}`
}

/** What the gateway adds to every GraphQL error. */
type GraphqlExtensions = { code?: unknown; requestId?: unknown }

/** Apollo wraps what its link threw and lists GraphQL errors; both lead to the same failure. */
export function asRequestFailed(error: unknown): RequestError | null {
  if (error instanceof RequestError) return error
  if (!(error instanceof Error)) return null
  if ('errors' in error && Array.isArray(error.errors)) {
    const { code, requestId }: GraphqlExtensions = error.errors[0]?.extensions ?? {}
    return new RequestError(kindOfCode(code), {
      requestId: typeof requestId === 'string' ? requestId : null,
      cause: error,
    })
  }
  return asRequestFailed(error.cause)
}
