import { readFileSync } from 'node:fs'
import { buildSubgraphSchema } from '@apollo/subgraph'
import {
  parse,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql'
import { createCompiledOperations } from './compiled-operations.ts'
import { asRequestError, presentError } from './errors.ts'
import { makeMutationsIdempotent, type ResolverMap } from './idempotent-mutations.ts'
import type { Log } from '../observability/log.ts'
import type { Postgres } from '../database/postgres.ts'
import { noEffects, type ResponseEffects } from '../identity/response-effects.ts'
import { withRequestId } from '../observability/tracing.ts'
import { scalarResolvers } from './scalars.ts'
import type { Caller, Viewer } from '../identity/viewer.ts'

export type { ResponseEffects } from '../identity/response-effects.ts'

/** What every resolver gets: the service's own parts, and who is asking. */
export type SubgraphContext<Deps = object> = Deps & {
  caller: Caller
  viewer: Viewer
  effects: ResponseEffects
  log: Log
  requestId: string
}

export type SubgraphRequest = {
  query: string
  /** The same, parsed, if the caller has it. */
  document?: DocumentNode
  variables?: Record<string, unknown> | null
  operationName?: string | null
  caller: Caller
}

export type SubgraphResult = {
  result: Omit<ExecutionResult, 'errors'> & { errors?: readonly GraphQLFormattedError[] }
  effects: ResponseEffects
}

export type Subgraph = {
  readonly name: string
  /** The whole contract: common.graphql and the service's own. */
  readonly sdl: string
  readonly schema: GraphQLSchema
  readonly log: Log
  /** A context for one request; for callers that execute over `schema` themselves. */
  makeContext(caller: Caller): SubgraphContext
  /** Masks and logs as `execute` does; for callers that execute themselves. */
  formatError(error: unknown, context: SubgraphContext): GraphQLFormattedError
  /** In-process, compiled as over HTTP. Never rejects for a resolver's fault, which it masks. */
  execute(request: SubgraphRequest): Promise<SubgraphResult>
}

/** What all subgraphs share: problems, scalars, pages. */
export const commonSdl = readFileSync(new URL('./common.graphql', import.meta.url), 'utf8')

/**
 * One service's part of the graph, ready to run in-process or behind an HTTP server.
 * @param o.context the service's own parts of a request's context: loaders, use cases
 * @param o.postgres where the Idempotency-Keys are stored; a service whose mutations write passes its
 *   own
 */
export function createSubgraph<C extends object>(o: {
  name: string
  sdl: string
  resolvers: ResolverMap
  context: (caller: Caller, effects: ResponseEffects, log: Log) => C
  log: Log
  postgres?: Postgres
}): Subgraph {
  const sdl = `${commonSdl}\n${o.sdl}`
  const resolvers = makeMutationsIdempotent(o.resolvers, {
    service: o.name,
    postgres: o.postgres ?? null,
  })
  requireRootResolvers(sdl, resolvers)
  const schema = buildSubgraphSchema([
    { typeDefs: parse(sdl), resolvers: { ...resolvers, ...scalarResolvers } as never },
  ])
  const makeContext = (caller: Caller): SubgraphContext<C> => {
    const effects = noEffects()
    const { requestId, viewer } = caller
    const { log } = o
    return { ...o.context(caller, effects, log), caller, viewer, effects, log, requestId }
  }
  const operations = createCompiledOperations(schema)
  return {
    name: o.name,
    sdl,
    schema,
    log: o.log,
    makeContext,
    formatError: presentError,
    async execute({ caller, variables, ...operation }) {
      const context = makeContext(caller)
      const { run } = operations.get(operation)
      const { errors, ...rest } = await withRequestId(caller.requestId, async () =>
        run(context, variables ?? {}),
      )
      const { effects } = context
      if (!errors) return { result: rest, effects }
      const shown = errors.map((error) =>
        presentError(asRequestError(error, 'BAD_USER_INPUT'), context),
      )
      return { result: { ...rest, errors: shown }, effects }
    },
  }
}

/** A root field without a resolver is found at the start, not by its first caller. */
function requireRootResolvers(sdl: string, resolvers: ResolverMap): void {
  const missing = parse(sdl).definitions.flatMap((type) => {
    if (!('fields' in type) || !('name' in type) || !type.name) return []
    const { value: typeName } = type.name
    if (typeName !== 'Query' && typeName !== 'Mutation') return []
    const known = new Set(Object.keys(resolvers[typeName] ?? {}))
    const names = (type.fields ?? []).map((field) => field.name.value)
    return names.filter((name) => !known.has(name)).map((name) => `${typeName}.${name}`)
  })
  if (missing.length > 0) throw new Error(`No resolver for ${missing.join(', ')}`)
}
