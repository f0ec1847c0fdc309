import { type Problem, notSignedIn } from '@landfall/kit/core/problems'
import { GraphQLError } from 'graphql'
import { UNAVAILABLE_CODE } from '../subgraphs/service-unavailable.ts'
import type { LiveResult } from './live-states.ts'

/** A refusal to open a subscription. */
export function refusal(problem: Pick<Problem, 'code' | 'message'>): GraphQLError {
  const { code, message } = problem
  const wait = 'retryAfterSeconds' in problem ? problem.retryAfterSeconds : undefined
  const extensions = { code, ...(wait !== undefined && { retryAfterSeconds: wait }) }
  return new GraphQLError(message, { extensions })
}

/** Why a subscription that was open ends: its last answer. */
export function lastWords(code: string, message: string): LiveResult {
  return { data: null, errors: [{ message, extensions: { code } }] }
}

export function signedOutAnswer(): LiveResult {
  const { code, message } = notSignedIn()
  return lastWords(code, message)
}

export function awayRefusal(): GraphQLError {
  const message = 'Live updates are not available at the moment. Please try again shortly.'
  return new GraphQLError(message, { extensions: { code: UNAVAILABLE_CODE } })
}
