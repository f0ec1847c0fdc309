import { randomUUID } from 'node:crypto'
import type { Graph } from '../graphql/graph.ts'
import { createRequestContext } from '../subgraphs/request-context.ts'
import type { AskAsVisitor } from './visitor-pages.ts'

/** The answer is the same for every visitor, so nothing of the one who came first goes along. */
export function queryAsVisitor(graph: Graph): AskAsVisitor {
  return async ({ query, variables }) => {
    const caller = {
      viewer: { kind: 'visitor' as const },
      requestId: randomUUID(),
      channel: 'web' as const,
      client: { address: '', userAgent: null, deviceId: null, visitorToken: null },
      idempotencyKey: null,
    }
    const context = createRequestContext(caller, { isTrustedDocument: true })
    const { data, errors } = await graph.run(query, variables, context)
    return data && errors.length === 0 ? data : null
  }
}
