import { type ResponseEffects, noEffects } from '@landfall/kit/identity/response-effects'
import type { Caller } from '@landfall/kit/identity/viewer'

/** What travels with one operation from the edge to the data sources. */
export type RequestContext = {
  caller: Caller
  /** Filled by the subgraphs: cookies to set, time to wait. */
  effects: ResponseEffects
  /** One of the facade's own documents, to which the limits for strangers do not apply. */
  isTrustedDocument: boolean
  /** A document of the web build: it is planned for whoever sends it, within the limits for strangers. */
  isKnownDocument: boolean
  /** The operation counts against its caller's budget. */
  isMetered: boolean
  /** `performance.now()` at which the whole operation must be answered. */
  deadline: number
  /** Signed identities by audience: a plan that visits one subgraph twice signs once. */
  signatures: Map<string, Promise<string>>
  /** A query changes nothing; false until that is known. Apollo Server copies the context, but not this. */
  operation: { isRead: boolean }
}

/** No operation takes longer than this, unless its caller allows more. */
const OPERATION_DEADLINE_MS = 9_500

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
    isKnownDocument: false,
    isMetered: false,
    operation: { isRead: false },
  }
}
