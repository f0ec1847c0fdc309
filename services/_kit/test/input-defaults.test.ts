import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildSubgraphSchema } from '@apollo/subgraph'
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  buildSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  parse,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { createCompiledOperations } from '../src/graphql/compiled-operations.ts'
import { readSchema } from '../src/graphql/read-schema.ts'
import { scalarResolvers } from '../src/graphql/scalars.ts'
import { commonSdl } from '../src/graphql/subgraph.ts'

const services = join(import.meta.dirname, '../..')
const names = readdirSync(services).filter((name) =>
  existsSync(join(services, name, 'src/schema.graphql')),
)

function schemaOf(name: string): GraphQLSchema {
  const sdl = readSchema(pathToFileURL(`${join(services, name, 'src')}/`))
  const typeDefs = parse(`${commonSdl}\n${sdl}`)
  return buildSubgraphSchema([{ typeDefs, resolvers: scalarResolvers as never }])
}

/** A value as a client may send it, without everything that it may leave out. */
function smallestValue(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return smallestValue(type.ofType)
  if (isListType(type)) return []
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (!isInputObjectType(type)) return samples[type.name] ?? 'text'
  const required = Object.values(type.getFields()).filter(isRequiredInputField)
  return Object.fromEntries(required.map(({ name, type: of }) => [name, smallestValue(of)]))
}

const samples: Record<string, unknown> = {
  Int: 1,
  Float: 1,
  Boolean: true,
  Date: '2026-11-22',
  DateTime: '2026-11-22T10:00:00Z',
  Decimal: '1.00',
}

function rootFields(schema: GraphQLSchema) {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({ type: type?.name, field })),
  )
}

const declare = ({ name, type: of }: GraphQLArgument) => `$${name}: ${String(of)}`
const pass = ({ name }: GraphQLArgument) => `${name}: $${name}`

function callOf(type: string | undefined, field: GraphQLField<unknown, unknown>) {
  const inner = /^(Boolean|Int|String|ID)!?$/.test(String(field.type))
    ? ''
    : '{ __typename }'
  return `${type?.toLowerCase()} (${field.args.map(declare).join()}) {
    ${field.name}(${field.args.map(pass).join()}) ${inner} }`
}

describe.each(names)('%s', (name) => {
  it('takes each input without what has a default', async () => {
    const schema = schemaOf(name)
    const operations = createCompiledOperations(schema)
    for (const { type, field } of rootFields(schema)) {
      const inputs = field.args.filter(({ type: of }) => isInputObjectType(bare(of)))
      if (inputs.length === 0) continue
      const variables = Object.fromEntries(
        field.args.map((arg) => [arg.name, smallestValue(arg.type)]),
      )
      const { run } = operations.get({ query: callOf(type, field) })
      const { errors = [] } = await run({}, variables)
      // Nothing is resolved here: an error with a path came from resolving, not from reading variables.
      expect(errors.filter(({ path }) => !path).map(({ message }) => message)).toEqual([])
    }
  })
})

function bare(type: GraphQLInputType): GraphQLInputType {
  return isNonNullType(type) || isListType(type) ? bare(type.ofType) : type
}

it('fills in defaults at any depth, of enums and lists too, and keeps what was sent', async () => {
  const schema = buildSchema(`
    enum Color { RED GREEN }
    input Part { color: Color! = GREEN  sizes: [Int!]! = [1, 2]  inner: Inner }
    input Inner { size: Int! = 3  sizes: [Int!] }
    input Whole { id: ID!  isNew: Boolean! = false  parts: [Part!]!  note: String = "none" }
    type Query { echo(whole: Whole!): String }
  `)
  const field = schema.getQueryType()?.getFields()['echo']
  if (field) field.resolve = (_source, { whole }) => JSON.stringify(whole)
  const { run } = createCompiledOperations(schema).get({
    query: 'query ($whole: Whole!) { echo(whole: $whole) }',
  })
  const whole = { id: 'x', note: null, parts: [{ color: 'RED' }, { inner: { sizes: 7 } }] }
  const { data } = await run({}, { whole })
  expect(JSON.parse(String(data?.['echo']))).toEqual({
    id: 'x',
    isNew: false,
    note: null,
    parts: [
      { color: 'RED', sizes: [1, 2] },
      { color: 'GREEN', sizes: [1, 2], inner: { size: 3, sizes: [7] } },
    ],
  })
})
