import { STATUS_CODES } from 'node:http'
import type { Problem } from '../core/problems.ts'

const STATUS: Readonly<Record<Problem['code'], number>> = {
  NOT_SIGNED_IN: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  VALIDATION_FAILED: 422,
  TOO_MANY_REQUESTS: 429,
}

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8'

/** An expected failure as status and RFC 9457 problem details, as the REST facade writes them. */
export function problemText(problem: Problem): { status: number; body: string } {
  const { message } = problem
  const errors = 'errors' in problem ? problem.errors : []
  return problemOf(STATUS[problem.code], message, errors)
}

export function problemOf(status: number, detail: string, errors: unknown[] = []) {
  const title = STATUS_CODES[status] ?? 'Error'
  const details = { type: 'about:blank', title, status, detail, errors }
  return { status, body: JSON.stringify({ ...details, message: detail }) }
}

export function problemAnswer({ status, body }: ReturnType<typeof problemOf>): Response {
  return new Response(body, {
    status,
    headers: { 'content-type': PROBLEM_TYPE, 'cache-control': 'no-store' },
  })
}
