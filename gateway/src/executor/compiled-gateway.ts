import type { ApolloServerOptions, BaseContext } from '@apollo/server'
import { labelOf } from '@landfall/kit/graphql/operation-label'
import {
  type DocumentNode,
  GraphQLError,
  type OperationDefinitionNode,
  getOperationAST,
  parse,
  validate,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import type { OperationResult } from '../subgraphs/operation-result.ts'
import type { RequestContext } from '../subgraphs/request-context.ts'
import {
  type CompiledOperation,
  type CompilerParts,
  compileOperation,
} from './compile-operation.ts'
import { createIntrospection } from './introspection.ts'

/** A stranger's operation with everything that is needed to answer it. */
export type Asked = {
  document: DocumentNode
  operation: OperationDefinitionNode
  variables: Record<string, unknown>
  context: RequestContext
}

/** What Apollo Server takes in place of a schema. */
export type GatewayOfServer = NonNullable<ApolloServerOptions<BaseContext>['gateway']>

/** One of our own documents: checked, planned and compiled. */
export type TrustedOperation = {
  run(variables: Record<string, unknown>, context: RequestContext): Promise<OperationResult>
  /** For metrics. */
  label: string
}

export type CompiledGateway = GatewayOfServer & {
  /** Compiles one of our own documents the first time its text comes. @throws GraphQLError */
  prepare(document: string): TrustedOperation
  /** The bytes kept by strangers' compiled operations, and how many of these there are. */
  readonly kept: { weight: number; count: number }
}

/** Strangers may keep sending new operations; all of them together keep at most this much. */
const STRANGERS_WEIGHT_MAX = 32 * 2 ** 20
/** There are a few hundred documents of our own, and no stranger's may push them out. */
const OWN_WEIGHT_MAX = 64 * 2 ** 20

/**
 * Plans each operation the first time it comes and answers from its compiled form. Apollo's own
 * gateway gives the same answers at many times the cost (a test compares them over random operations).
 * @param o.admitPlan called before a stranger's operation is planned; throws to refuse it
 */
export function createCompiledGateway(
  o: Omit<CompilerParts, 'introspection'> & {
    admitPlan: (context: RequestContext) => Promise<void>
    strangersWeightMax?: number | undefined
    /** Answers without the subgraphs; null leaves it to them. */
    answerInstead?: (asked: Asked) => Promise<OperationResult | null>
  },
): CompiledGateway {
  const { apiSchema, supergraphSdl } = o.planner
  const parts = { ...o, introspection: createIntrospection(apiSchema) }
  const own = createCache(OWN_WEIGHT_MAX)
  const strangers = createCache(o.strangersWeightMax ?? STRANGERS_WEIGHT_MAX)
  const trusted = new Map<string, TrustedOperation>()

  const compiledFor = async (
    request: GatewayRequest,
    operation: OperationDefinitionNode,
  ) => {
    const { context } = request
    const isOwn = context.isTrustedDocument || context.isKnownDocument
    const cache = isOwn ? own : strangers
    const key = `${request.queryHash} ${operation.name?.value ?? ''}`
    const known = cache.get(key)
    if (known) return known
    if (!isOwn) await o.admitPlan(context)
    const compiled = compile(request.document, operation)
    cache.set(key, compiled)
    return compiled
  }
  const compile = (document: DocumentNode, operation: OperationDefinitionNode) => {
    try {
      return compileOperation(document, operation, parts)
    } catch (error) {
      throw asRefusal(error)
    }
  }

  return {
    load: async () => ({
      executor: async (incoming) => {
        // Apollo's type does not know our context; the server that gets this gateway is made with it.
        const request = incoming as unknown as GatewayRequest
        const {
          document,
          request: { operationName, variables = {} },
          context,
        } = request
        const operation = getOperationAST(document, operationName)
        if (!operation) return { errors: [noSuchOperation(operationName)] }
        const instead = await o.answerInstead?.({ document, operation, variables, context })
        if (instead) return instead
        const { run } = await compiledFor(request, operation)
        return run({ variables, context, operation })
      },
    }),
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema, coreSupergraphSdl: supergraphSdl })
      return () => undefined
    },
    stop: async () => undefined,
    prepare(source) {
      const known = trusted.get(source)
      if (known) return known
      const document = parse(source)
      const [fault] = validate(apiSchema, document)
      const operation = getOperationAST(document)
      if (fault || !operation) throw fault ?? noSuchOperation(undefined)
      const { run } = compile(document, operation)
      const made: TrustedOperation = {
        run: (variables, context) => run({ variables, context, operation }),
        label: labelOf(operation),
      }
      trusted.set(source, made)
      return made
    },
    get kept() {
      return { weight: strangers.calculatedSize, count: strangers.size }
    },
  }
}

/** The part of Apollo Server's request that is read here. */
type GatewayRequest = {
  queryHash: string
  document: DocumentNode
  request: { operationName?: string | null; variables?: Record<string, unknown> }
  context: RequestContext
}

function createCache(maxSize: number) {
  return new LRUCache<string, CompiledOperation>({
    maxSize,
    sizeCalculation: ({ weight }, key) => weight + key.length,
  })
}

/** The server answers 400 if an operation was not found, whatever its name. */
function noSuchOperation(name: string | null | undefined): GraphQLError {
  return new GraphQLError(
    name
      ? `Unknown operation named "${name}".`
      : 'Must provide operation name if query contains multiple operations.',
  )
}

/** The planner's errors about an operation are for its sender; anything else is a fault of ours. */
function asRefusal(error: unknown): unknown {
  if (!(error instanceof GraphQLError)) return error
  const extensions = { code: 'OPERATION_NOT_PLANNABLE', http: { status: 400 } }
  return new GraphQLError(error.message, { originalError: error, extensions })
}
