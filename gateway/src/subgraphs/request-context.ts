import { type ResponseEffects, noEffects } from '@landfall/kit/identity/response-effects'
import type { Caller } from '@landfall/kit/identity/viewer'
import type { OperationResult } from './operation-result.ts'

/** What travels with one operation from the edge to the data sources. */
export type RequestContext = {
  caller: Caller
  /** Filled by the subgraphs: cookies to set, time to wait. */
  effects: ResponseEffects
  /** One of the facade's own documents, to which the limits for strangers do not apply. */
  isTrustedDocument: boolean
  /** `performance.now()` at which the whole operation must be answered. */
  deadline: number
  /** Signed identities by audience: a plan that visits one subgraph twice signs once. */
  signatures: Map<string, Promise<string>>
  /** Plan only: see warm-up-plans.ts. */
  isWarmUp: boolean
  /** A query changes nothing; false until that is known. Apollo Server copies the context, but not this. */
  operation: { isRead: boolean }
  /** The operation has run; Apollo Server only words what went wrong. */
  precomputedResult?: OperationResult
}

/** No operation takes longer than this, unless its caller says so. */
export const OPERATION_DEADLINE_MS = 9_500

export function createRequestContext(
  caller: Caller,
  { isTrustedDocument }: { isTrustedDocument: boolean },
): RequestContext {
  return {
    caller,
    effects: noEffects(),
    isTrustedDocument,
    deadline: performance.now() + (caller.responseTimeoutMs ?? OPERATION_DEADLINE_MS),
    signatures: new Map(),
    isWarmUp: false,
    operation: { isRead: false },
  }
}
