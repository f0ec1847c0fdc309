import type { GraphQLFormattedError } from 'graphql'
import { UNAVAILABLE_CODE } from '../subgraphs/service-unavailable.ts'
import {
  type FieldFault,
  type HttpResponse,
  problemResponse,
  unavailable,
} from '../http/response.ts'
import type { Row } from './route.ts'
import { isRow, rowsOf } from './values.ts'

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  NOT_SIGNED_IN: 401,
  WRONG_CREDENTIALS: 401,
  INVALID_TOKEN: 400,
  FORBIDDEN: 403,
  ACCOUNT_SUSPENDED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  VALIDATION_FAILED: 422,
  PERSONAL_DATA_FOUND: 422,
  BAD_USER_INPUT: 422,
  TOO_MANY_REQUESTS: 429,
}

/** The same by the graph's types of problems. */
export const STATUS_BY_PROBLEM: Readonly<Record<string, number>> = {
  NotSignedIn: 401,
  WrongCredentials: 401,
  InvalidToken: 400,
  Forbidden: 403,
  AccountSuspended: 403,
  NotFound: 404,
  Conflict: 409,
  SlotTaken: 409,
  ValidationFailed: 422,
  PersonalDataFound: 422,
  TooManyRequests: 429,
}

/** Names that the graph and the facade have for one thing. */
const REST_NAMES: Readonly<Record<string, string>> = { first: 'limit', after: 'cursor' }

/** Inputs of the graph in which a flat REST body is nested. */
const WRAPPERS = new Set(['input', 'details', 'facts', 'filter', 'form', 'submission'])

/** The last root field that is a problem, as a reply; null when all went well. */
export function problemIn(data: Row): HttpResponse | null {
  const problem = Object.values(data).findLast(isProblem)
  return problem ? replyTo(problem) : null
}

/** Errors of a whole operation as one reply. */
export function replyToErrors(
  errors: readonly GraphQLFormattedError[],
  requestId: string,
): HttpResponse {
  const away = errors.some(({ extensions }) => extensions?.['code'] === UNAVAILABLE_CODE)
  if (away) return unavailable()
  const known = errors.find(
    ({ extensions }) => statusOf(extensions?.['code']) !== undefined,
  )
  if (known) return replyTo({ ...known.extensions, message: plain(known) })
  return problemResponse({
    status: 500,
    detail: `Something went wrong. If it happens again, please tell us this number: ${requestId}`,
  })
}

export function validationReply(errors: readonly FieldFault[]): HttpResponse {
  const messages = [...new Set(errors.map(({ message }) => message))]
  return problemResponse({
    status: 422,
    detail: messages.length === 1 ? (messages[0] ?? '') : messages.join('; '),
    errors,
  })
}

function replyTo(problem: Row): HttpResponse {
  const status = statusOf(problem['code']) ?? 400
  const detail = String(problem['message'])
  const faults = rowsOf(problem['errors']).map(toFault)
  if (status === 422)
    return validationReply(faults.length > 0 ? faults : [{ path: [], message: detail }])
  const wait = problem['retryAfterSeconds']
  const headers = typeof wait === 'number' ? { 'retry-after': String(wait) } : undefined
  return problemResponse({ status, detail, errors: faults, headers })
}

function toFault({ path, message }: Row): FieldFault {
  const steps = Array.isArray(path) ? path.map(String) : []
  const at = steps.findIndex((step) => !WRAPPERS.has(step))
  const own = at < 0 ? [] : steps.slice(at)
  return { path: own.map((step) => REST_NAMES[step] ?? step), message: String(message) }
}

// GraphQL's own sentence about a variable names types that a REST client has never heard of.
function plain({ message, extensions }: GraphQLFormattedError): string {
  return extensions?.['code'] === 'BAD_USER_INPUT'
    ? 'The input has a value of a wrong type'
    : message
}

function statusOf(code: unknown): number | undefined {
  return typeof code === 'string' ? STATUS_BY_CODE[code] : undefined
}

/** Decided by its type: other objects may have a code and a message too. */
function isProblem(field: unknown): field is Row {
  return isRow(field) && Object.hasOwn(STATUS_BY_PROBLEM, String(field['__typename']))
}
