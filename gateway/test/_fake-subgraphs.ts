import { readFileSync } from 'node:fs'
import { createLifecycle } from '@landfall/kit/lifecycle'
import { createLog } from '@landfall/kit/log'
import type { InternalRoutes, ServiceApp } from '@landfall/kit/service-server'
import { createSubgraph } from '@landfall/kit/subgraph'
import {
  type GraphQLOutputType,
  type GraphQLSchema,
  Kind,
  type ObjectTypeDefinitionNode,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  parse,
} from 'graphql'

/** Root fields by `Type.field`; what a test does not give answers a value made from its type. */
export type Answers = Record<
  string,
  (args: Record<string, never>, context: FakeContext) => unknown
>
export type FakeContext = Parameters<
  Parameters<typeof createSubgraph>[0]['context']
>[1] extends infer Effects
  ? {
      effects: Effects
      caller: Parameters<Parameters<typeof createSubgraph>[0]['context']>[0]
    }
  : never

const SCALARS: Record<string, unknown> = {
  ID: '018f0000-0000-7000-8000-000000000001',
  String: 'Text',
  Int: 3,
  Float: 1.5,
  Boolean: true,
  DateTime: new Date('2026-11-01T09:00:00Z'),
  Date: '2026-12-01',
  Decimal: '12500.00',
}

/** A subgraph with a service's real contract and values that fit it, to test the gateway alone. */
export function fakeApp(
  name: string,
  answers: Answers = {},
  internalRoutes: InternalRoutes = {},
): ServiceApp {
  const file = new URL(`../../services/${name}/src/schema.graphql`, import.meta.url)
  const log = createLog({ service: name, level: 'silent' })
  const sdl = readFileSync(file, 'utf8')
  const subgraph = createSubgraph({
    name,
    sdl,
    resolvers: rootPlaceholders(sdl),
    context: () => ({}),
    log,
  })
  resolveByType(subgraph.schema, answers)
  const lifecycle = createLifecycle({ log })
  return { name, subgraph, internalRoutes, lifecycle, stop: () => lifecycle.stop() }
}

/** The kit asks for a resolver of each root field; `resolveByType` puts ours in their place. */
function rootPlaceholders(sdl: string) {
  const roots = parse(sdl).definitions.filter(
    (node) =>
      node.kind === Kind.OBJECT_TYPE_DEFINITION &&
      /^(Query|Mutation)$/.test(node.name.value),
  ) as ObjectTypeDefinitionNode[]
  return Object.fromEntries(
    roots.map(({ name, fields = [] }) => [
      name.value,
      Object.fromEntries(fields.map((field) => [field.name.value, () => null])),
    ]),
  )
}

function resolveByType(schema: GraphQLSchema, answers: Answers) {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('_')) continue
    for (const field of Object.values(type.getFields())) {
      if (field.name.startsWith('_')) continue
      const given = answers[`${type.name}.${field.name}`]
      field.resolve = (parent: Record<string, unknown>, args, context) =>
        given ? given(args, context) : (parent?.[field.name] ?? valueOf(field.type))
    }
  }
}

function valueOf(type: GraphQLOutputType): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType)
  if (isListType(type)) return [valueOf(type.ofType)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isUnionType(type)) return { __typename: type.getTypes()[0]?.name }
  if (isObjectType(type)) return { __typename: type.name }
  return 'name' in type ? SCALARS[type.name] : null
}
