import { GraphQLError } from 'graphql'
import type { z } from 'zod'

/** One field of the input that cannot be accepted; `path` from the input's root. */
export type FieldError = { path: string[]; message: string }

type Named<Name extends string, Code extends string> = {
  __typename: Name
  code: Code
  message: string
}

export type ValidationFailed = Named<'ValidationFailed', 'VALIDATION_FAILED'> & {
  errors: FieldError[]
}
export type NotSignedIn = Named<'NotSignedIn', 'NOT_SIGNED_IN'>
export type Forbidden = Named<'Forbidden', 'FORBIDDEN'>
export type NotFound = Named<'NotFound', 'NOT_FOUND'>
export type Conflict = Named<'Conflict', 'CONFLICT'>
export type TooManyRequests = Named<'TooManyRequests', 'TOO_MANY_REQUESTS'> & {
  retryAfterSeconds: number
}

/** An expected failure: a member of every mutation's union, with the names of common.graphql. */
export type Problem =
  | ValidationFailed
  | NotSignedIn
  | Forbidden
  | NotFound
  | Conflict
  | TooManyRequests

export function notSignedIn(message = 'Please sign in to continue.'): NotSignedIn {
  return { __typename: 'NotSignedIn', code: 'NOT_SIGNED_IN', message }
}

export function forbidden(message = 'You may not do this.'): Forbidden {
  return { __typename: 'Forbidden', code: 'FORBIDDEN', message }
}

/** @param noun what was looked for, as a person would say it: "scholarship" */
export function notFound(noun: string): NotFound {
  return {
    __typename: 'NotFound',
    code: 'NOT_FOUND',
    message: `This ${noun} was not found.`,
  }
}

export function conflict(message: string): Conflict {
  return { __typename: 'Conflict', code: 'CONFLICT', message }
}

/** One error gives the problem its message; for several, the message is a sentence that points to them. */
export function validationFailed(errors: FieldError[]): ValidationFailed {
  const [first] = errors
  const message =
    first !== undefined && errors.length === 1
      ? first.message
      : 'Please correct the marked fields.'
  return { __typename: 'ValidationFailed', code: 'VALIDATION_FAILED', message, errors }
}

/** @param message for people, who read it as it stands; by default it says how long to wait */
export function tooManyRequests(
  retryAfterSeconds: number,
  message = tooManyAttempts(retryAfterSeconds),
): TooManyRequests {
  return {
    __typename: 'TooManyRequests',
    code: 'TOO_MANY_REQUESTS',
    message,
    retryAfterSeconds: Math.max(1, Math.ceil(retryAfterSeconds)),
  }
}

function tooManyAttempts(waitSeconds: number): string {
  return `Too many attempts. Please wait ${waitInWords(waitSeconds)} and try again.`
}

/** "7 seconds", "1 minute": rounded up, and at least a second. */
export function waitInWords(waitSeconds: number): string {
  const seconds = Math.max(1, Math.ceil(waitSeconds))
  return seconds < 60
    ? counted(seconds, 'second')
    : counted(Math.ceil(seconds / 60), 'minute')
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** The faults that zod found in an input, as a problem. */
export function problemsFromZod(error: z.ZodError): ValidationFailed {
  return validationFailed(
    error.issues.map((issue) => ({
      path: issue.path.map((step) => String(step)),
      message: issue.message,
    })),
  )
}

/** For queries, which have no union to answer with: the code and the details go to `extensions`. */
export function throwProblem(problem: Problem): never {
  const { __typename, message, ...extensions } = problem
  throw new GraphQLError(message, { extensions })
}
