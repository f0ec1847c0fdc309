import { randomUUID } from 'node:crypto'
import { inSpan } from '@landfall/kit/observability/tracing'
import type { Caller, SignedInViewer } from '@landfall/kit/identity/viewer'
import type { Graph, GraphResult } from '../graphql/graph.ts'
import { createRequestContext } from '../subgraphs/request-context.ts'
import { UNAVAILABLE_CODE } from '../subgraphs/service-unavailable.ts'
import { makeCaller } from '../session/make-caller.ts'
import type { Connection } from './live-connections.ts'
import { awayRefusal } from './live-problems.ts'

export type Question = {
  document: string
  variables: Readonly<Record<string, unknown>>
  /** One of ours, to which the limits for strangers do not apply. */
  isTrusted?: boolean
}

/** Runs a query with the rights that the viewer has now, not those from when the subscription was opened. */
export async function runAsViewer(
  graph: Graph,
  connection: Connection,
  question: Question,
): Promise<GraphResult> {
  const viewer = await connection.viewer()
  if (!viewer.ok) return awayAnswer()
  const { incoming } = connection
  const caller = makeCaller(incoming, viewer.value, { channel: 'web', bodyText: '' })
  // A socket is open for hours, so each run counts as a request of its own in logs.
  return caller.ok
    ? run(graph, { ...caller.value, requestId: randomUUID() }, question)
    : awayAnswer()
}

/** Runs a query for what everybody may see. */
export function runAsVisitor(graph: Graph, question: Question): Promise<GraphResult> {
  return run(graph, nobody(), question)
}

/** Runs it for all members with the same standing, so it counts against no one person's limits. */
export function runAsMember(
  graph: Graph,
  viewer: SignedInViewer,
  question: Question,
): Promise<GraphResult> {
  return run(graph, { ...nobody(), viewer }, question)
}

/** Never rejects: any failure is an outage, after which it is tried again. */
async function run(
  graph: Graph,
  caller: Caller,
  { document, variables, isTrusted = false }: Question,
): Promise<GraphResult> {
  const context = createRequestContext(caller, { isTrustedDocument: isTrusted })
  const { requestId } = caller
  try {
    return await inSpan('live query', { origin: { requestId } }, () =>
      graph.run(document, { ...variables }, context),
    )
  } catch {
    return awayAnswer()
  }
}

function nobody(): Caller {
  return {
    viewer: { kind: 'visitor' },
    requestId: randomUUID(),
    channel: 'web',
    client: { address: '', userAgent: null, deviceId: null, visitorToken: null },
    idempotencyKey: null,
  }
}

/** The answer of a subgraph that is down. */
export function awayAnswer(): GraphResult {
  const { message } = awayRefusal()
  return { data: null, errors: [{ message, extensions: { code: UNAVAILABLE_CODE } }] }
}
