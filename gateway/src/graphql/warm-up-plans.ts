import {
  type GraphQLInputType,
  type GraphQLSchema,
  type TypeNode,
  Kind,
  buildSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  parse,
  typeFromAST,
} from 'graphql'
import type { Graph } from './graph.ts'
import { createRequestContext } from '../subgraphs/request-context.ts'

/**
 * Plans our own documents before the first visitor comes: a cold plan costs tens of milliseconds.
 * Nothing reaches a subgraph.
 * @param apiSchemaSdl the schema as clients see it
 */
export async function warmUpPlans(
  graph: Graph,
  documents: readonly string[],
  apiSchemaSdl: string,
): Promise<void> {
  const schema = buildSchema(apiSchemaSdl)
  for (const document of documents) {
    await graph.run(document, placeholders(schema, document), rehearsalContext())
  }
}

function rehearsalContext() {
  const caller = {
    viewer: { kind: 'visitor' as const },
    requestId: 'rehearsal',
    channel: 'rest' as const,
    client: { address: '', userAgent: null, deviceId: null },
    idempotencyKey: null,
  }
  return { ...createRequestContext(caller, { isTrustedDocument: true }), isWarmUp: true }
}

/** Any values that the required variables accept; the plan does not depend on them. */
function placeholders(schema: GraphQLSchema, document: string): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const node of parse(document).definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue
    for (const { type, variable } of node.variableDefinitions ?? []) {
      // The overloads of typeFromAST do not take the union of type nodes.
      const inputType = typeFromAST(schema, type as TypeNode as never) as
        GraphQLInputType | undefined
      if (isNonNullType(inputType))
        values[variable.name.value] = placeholder(inputType.ofType)
    }
  }
  return values
}

function placeholder(type: GraphQLInputType): unknown {
  if (isListType(type)) return []
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter((field) =>
      isNonNullType(field.type),
    )
    return Object.fromEntries(
      required.map(({ name, type }) => [
        name,
        isNonNullType(type) ? placeholder(type.ofType) : null,
      ]),
    )
  }
  const name = 'name' in type ? type.name : ''
  if (name === 'Int' || name === 'Float') return 1
  return name === 'Boolean' ? false : 'x'
}
