import type { ApolloServerPlugin } from '@apollo/server'
import { type FragmentDefinitionNode, GraphQLError, Kind } from 'graphql'
import type { RequestContext } from '../subgraphs/request-context.ts'
import { type OperationSize, measureOperation } from './measure-operation.ts'

/** What one operation of a stranger may ask for. */
export const OPERATION_LIMITS = {
  depth: 10,
  aliases: 30,
  cost: 1_000,
  /** Lexical tokens of the document; what the largest page of ours needs is a fifth of it. */
  tokens: 4_000,
} as const

/** Refuses operations beyond the limits. The facade's own documents are trusted: its pages are longer. */
export function operationLimits(): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ contextValue, document, operation, request, schema }) {
          if (operation?.operation === 'subscription') throw notHere()
          if (contextValue.isTrustedDocument || !operation) return
          const fragments = new Map<string, FragmentDefinitionNode>()
          for (const node of document.definitions) {
            if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node)
          }
          const size = measureOperation(
            schema,
            operation,
            fragments,
            request.variables ?? {},
          )
          const fault = faultOf(size)
          if (fault) throw new GraphQLError(fault, { extensions: tooLarge() })
        },
      }
    },
  }
}

/** What is too large about an operation, if anything. */
export function faultOf(size: OperationSize): string | null {
  const kinds = ['depth', 'aliases', 'cost'] as const
  const kind = kinds.find((name) => size[name] > OPERATION_LIMITS[name])
  return kind
    ? `The operation's ${kind} is ${size[kind]}; at most ${OPERATION_LIMITS[kind]} is allowed`
    : null
}

function notHere() {
  const message =
    'Subscribe over a WebSocket (graphql-transport-ws), or with "accept: text/event-stream"'
  const extensions = { code: 'SUBSCRIPTION_TRANSPORT', http: { status: 400 } }
  return new GraphQLError(message, { extensions })
}

function tooLarge() {
  return { code: 'OPERATION_TOO_LARGE', http: { status: 400 } }
}
