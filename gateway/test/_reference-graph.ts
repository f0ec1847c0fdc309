import { readFileSync } from 'node:fs'
import { ApolloGateway } from '@apollo/gateway'
import {
  type Graph,
  type GraphOptions,
  createServer,
  runOnServer,
  supergraphFile,
} from '../src/graphql/graph.ts'

/** The same server over Apollo's own gateway: the reference for our executor's answers and speed. */
export async function createReferenceGraph(
  o: GraphOptions,
): Promise<Pick<Graph, 'run' | 'stop'>> {
  // Apollo's gateway reports usage to its vendor unless told not to.
  process.env['APOLLO_TELEMETRY_DISABLED'] = 'true'
  const gateway = new ApolloGateway({
    supergraphSdl: readFileSync(supergraphFile, 'utf8'),
    buildService({ name }) {
      const source = o.dataSources.get(name)
      if (!source) throw new Error(`No such subgraph: ${name}`)
      return source
    },
    logger: { debug: silent, info: silent, warn: silent, error: silent },
  })
  const server = createServer(gateway, o)
  await server.start()
  return {
    run: (document, variables, context) =>
      runOnServer(server, { document, variables, context }),
    stop: () => server.stop(),
  }
}

const silent = () => undefined
