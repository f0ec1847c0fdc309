import { Writable } from 'node:stream'

import { DatabaseUnavailableError } from '../src/database/unavailable.ts'
import { createLifecycle } from '../src/process/lifecycle.ts'
import { createLog } from '../src/observability/log.ts'
import { createMetrics } from '../src/observability/metrics.ts'
import { notFound, throwProblem } from '../src/core/problems.ts'
import {
  identityHeader,
  createIdentitySigner,
  createIdentityVerifier,
} from '../src/identity/identity-token.ts'
import { serveSubgraph } from '../src/service/server.ts'
import { createSubgraph, type SubgraphContext } from '../src/graphql/subgraph.ts'
import { testCaller, testKeys } from '../src/testing/callers.ts'
import type { Caller } from '../src/identity/viewer.ts'

type Context = SubgraphContext<{ greeting: string }>

/** A subgraph that no service ships: one entity, one fault of each kind, one effect. */
const sdl = `
  extend schema
    @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@shareable"])
  type Query {
    greeting: String!
    viewerId: ID
    fault: String
    away: String
    missing: String
    wait: String
    price(of: Decimal!): Decimal!
  }
  type Mutation { signIn: Boolean!  leave: Boolean! }
  type Thing @key(fields: "id") { id: ID!  owner: ID }
`

/** The error with which the pool rejects, as drizzle wraps it. */
const databaseAway = () =>
  new Error('Failed query: select', { cause: new DatabaseUnavailableError('at 10.0.0.7') })

const resolvers = {
  Query: {
    greeting: (_: unknown, __: unknown, context: Context) => context.greeting,
    viewerId: (_: unknown, __: unknown, { viewer }: Context) =>
      viewer.kind === 'user' ? viewer.userId : null,
    fault: () => {
      throw new Error('password=hunter2 at 10.0.0.7')
    },
    away: () => {
      throw databaseAway()
    },
    missing: () => throwProblem(notFound('thing')),
    price: (_: unknown, { of }: { of: string }) => of,
  },
  Mutation: {
    signIn: (_: unknown, __: unknown, { effects }: Context) => {
      const expiresAt = new Date('2030-01-01T00:00:00Z')
      effects.session = { kind: 'set', token: 'secret', expiresAt }
      return true
    },
    leave: (_: unknown, __: unknown, { effects }: Context) => {
      effects.session = { kind: 'clear' }
      return true
    },
  },
  Thing: {
    __resolveReference: ({ id }: { id: string }, { viewer }: Context) => ({
      id,
      owner: viewer.kind === 'user' ? viewer.userId : null,
    }),
  },
}

/** The example without a server; `lines` are what it logged. */
export function exampleSubgraph() {
  const lines: string[] = []
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  const log = createLog({ service: 'example', destination })
  const gate = Promise.withResolvers<string>()
  const waiting = Promise.withResolvers<void>()
  const wait = () => {
    waiting.resolve()
    return gate.promise
  }
  const subgraph = createSubgraph({
    name: 'example',
    sdl,
    resolvers: { ...resolvers, Query: { ...resolvers.Query, wait } },
    context: () => ({ greeting: 'hello' }),
    log,
  })
  return { subgraph, log, lines, gate, waiting: waiting.promise }
}

/** The example behind HTTP, with a gateway's key. */
export async function startExample() {
  const example = exampleSubgraph()
  const keys = testKeys()
  const signer = createIdentitySigner(keys)
  const lifecycle = createLifecycle({ log: example.log })
  const server = await serveSubgraph({
    subgraph: example.subgraph,
    http: { host: '127.0.0.1', port: 0 },
    verifier: createIdentityVerifier({ ...keys, audience: 'example' }),
    lifecycle,
    metrics: createMetrics({ service: 'example' }),
    internalRoutes: {
      echo: async ({ body }) => ({ body }),
      fault: async () => {
        throw new Error('hunter2')
      },
      away: async () => {
        throw databaseAway()
      },
    },
  })
  const post = async (path: string, body: unknown, caller: Caller | null) =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(caller && { [identityHeader]: await signer.sign(caller, 'example') }),
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const ask = (query: string, caller: Caller | null = testCaller(), variables = {}) =>
    post('/graphql', { query, variables }, caller)
  return { ...example, ...server, lifecycle, signer, post, ask }
}

export const documents = {
  fault: '{ fault }',
  greeting: '{ greeting viewerId }',
}
