import { type Problem, notSignedIn } from '@landfall/kit/core/problems'
import { GraphQLError } from 'graphql'
import { UNAVAILABLE_CODE } from '../subgraphs/service-unavailable.ts'
import type { LiveResult } from './live-states.ts'

/** A refusal to open a subscription. */
export function refusal({
  code,
  message,
}: Pick<Problem, 'code' | 'message'>): GraphQLError {
  return new GraphQLError(message, { extensions: { code } })
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
