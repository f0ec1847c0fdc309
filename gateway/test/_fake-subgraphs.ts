import { createLifecycle } from '@landfall/kit/process/lifecycle'
import { createLog } from '@landfall/kit/observability/log'
import { readSchema } from '@landfall/kit/graphql/read-schema'
import type { InternalRoutes, ServiceApp } from '@landfall/kit/service/server'
import { type Subgraph, createSubgraph } from '@landfall/kit/graphql/subgraph'
import {
  type DefinitionNode,
  type GraphQLOutputType,
  Kind,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  parse,
} from 'graphql'

/** Fields by `Type.field`; a field that a test does not give answers a value made from its type. */
export type Answers = Record<
  string,
  (
    args: Record<string, never>,
    context: FakeContext,
    parent: Record<string, unknown>,
  ) => unknown
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

type Fake = { readonly name: string; readonly subgraph: Subgraph; answers: Answers }

/** Subgraphs of sites that were stopped. Building them is most of the work of starting a site. */
const idle: Fake[] = []

/** A subgraph with a service's real contract and fitting values, to test the gateway alone. */
export function fakeApp(
  name: string,
  answers: Answers = {},
  internalRoutes: InternalRoutes = {},
): ServiceApp {
  const place = idle.findIndex((one) => one.name === name)
  const [fake = buildFake(name)] = place < 0 ? [] : idle.splice(place, 1)
  fake.answers = answers
  const { subgraph } = fake
  const lifecycle = createLifecycle({ log: subgraph.log })
  let isStopped = false
  const stop = async () => {
    await lifecycle.stop()
    if (!isStopped) idle.push(fake)
    isStopped = true
  }
  return { name, subgraph, internalRoutes, lifecycle, stop }
}

function buildFake(name: string): Fake {
  const source = new URL(`../../services/${name}/src/`, import.meta.url)
  const log = createLog({ service: name, level: 'silent' })
  const sdl = readSchema(source)
  const subgraph = createSubgraph({
    name,
    sdl,
    resolvers: rootPlaceholders(sdl),
    context: () => ({}),
    log,
  })
  const fake: Fake = { name, subgraph, answers: {} }
  resolveByType(fake)
  return fake
}

/** The kit requires a resolver for each root field; `resolveByType` replaces these with ours. */
function rootPlaceholders(sdl: string) {
  const placeholders: Record<string, Record<string, () => null>> = {}
  for (const node of parse(sdl).definitions) {
    if (!isObjectNode(node) || !/^(Query|Mutation)$/.test(node.name.value)) continue
    const fields = (placeholders[node.name.value] ??= {})
    for (const field of node.fields ?? []) fields[field.name.value] = () => null
  }
  return placeholders
}

/** Includes extensions, because a module's part of a type is one. */
function isObjectNode(
  node: DefinitionNode,
): node is ObjectTypeDefinitionNode | ObjectTypeExtensionNode {
  return (
    node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION
  )
}

function resolveByType(fake: Fake) {
  for (const type of Object.values(fake.subgraph.schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('_')) continue
    for (const field of Object.values(type.getFields())) {
      if (field.name.startsWith('_')) continue
      const key = `${type.name}.${field.name}`
      field.resolve = (parent: Record<string, unknown>, args, context) => {
        const given = fake.answers[key]
        return given
          ? given(args, context, parent)
          : (parent?.[field.name] ?? valueOf(field.type))
      }
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
