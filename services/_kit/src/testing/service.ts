import type { ServiceConfig } from '../process/config.ts'
import type { Subgraph } from '../graphql/subgraph.ts'
import type { Caller } from '../identity/viewer.ts'
import { backingFromEnv } from './config.ts'

/** What a service reads from its environment: a database of its own, the servers of this run. */
export function testServiceConfig(
  service: string,
  o: { databaseUrl: string; gatewayPublicKey: string },
): ServiceConfig {
  const backing = backingFromEnv()
  return {
    service,
    environment: 'test',
    logLevel: 'silent',
    http: { host: '127.0.0.1', port: 0 },
    databasePoolSize: 5,
    // Tests ask fifty times at once; on a busy machine the last one waits longer than people would.
    databaseWaitMs: 60_000,
    redisUrl: backing.redisUrl,
    natsUrl: backing.natsUrl,
    natsReplicas: null,
    allowsLossyStores: true,
    mongodbUrl: null,
    otlpEndpoint: null,
    release: null,
    ...o,
  }
}

/**
 * Runs operations for a caller, as the gateway would; each resolves to its data as plain objects and what
 * the resolvers ask of the gateway, or rejects with the first error and its code.
 */
export function executeOn(subgraph: Subgraph) {
  return async (caller: Caller, query: string, variables: object = {}) => {
    const { result, effects } = await subgraph.execute({
      query,
      variables: { ...variables },
      caller,
    })
    const [error] = result.errors ?? []
    if (error) throw Object.assign(new Error(error.message), error.extensions)
    // Resolved values have no prototype; plain objects compare as expected.
    return { data: JSON.parse(JSON.stringify(result.data)), effects }
  }
}

/** The same for tests that only want the data. */
export function askOn(subgraph: Subgraph) {
  const execute = executeOn(subgraph)
  return async (caller: Caller, query: string, variables: object = {}) =>
    (await execute(caller, query, variables)).data
}
