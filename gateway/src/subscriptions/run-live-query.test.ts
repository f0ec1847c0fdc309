import { ok } from '@landfall/kit/core/result'
import { expect, it } from 'vitest'
import type { Graph } from '../graphql/graph.ts'
import type { Connection } from './live-connections.ts'
import { runAsViewer } from './run-live-query.ts'

it('gives each query of a connection its own request id', async () => {
  const ids: string[] = []
  const run: Graph['run'] = async (_document, _variables, { caller }) => {
    ids.push(caller.requestId)
    return { data: {}, errors: [] }
  }
  // Nothing else of either is read.
  const incoming = { requestId: 'handshake', raw: { headers: {} }, cookies: new Map() }
  const connection = { incoming, viewer: async () => ok({ kind: 'visitor' }) }
  const question = { document: '{ __typename }', variables: {} }
  for (let count = 0; count < 2; count += 1) {
    await runAsViewer({ run } as Graph, connection as unknown as Connection, question)
  }
  expect(new Set([...ids, 'handshake']).size).toBe(3)
})
