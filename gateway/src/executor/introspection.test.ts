import { buildSchema, type FieldNode, Kind, parse } from 'graphql'
import { expect, it } from 'vitest'
import { createIntrospection } from './introspection.ts'

const schema = buildSchema('type Query { greeting: String }')

it('counts the length of requested type names toward the size of its cache, because clients can send long ones', () => {
  const [operation] = parse(
    'query ($name: String!) { __type(name: $name) { name } }',
  ).definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('it is a query')
  const node = operation.selectionSet.selections[0] as FieldNode
  const field = { key: '__type', node, sets: [], nodes: [node] }
  const ask = createIntrospection(schema)(field, operation, new Map())

  const first = ask({ name: 'Query' })
  expect(first).toEqual({ name: 'Query' })
  expect(ask({ name: 'Query' })).toBe(first)
  for (let count = 0; count < 10; count++) {
    expect(ask({ name: `${count}${'x'.repeat(500_000)}` })).toBeNull()
  }
  // Later answers took its place.
  expect(ask({ name: 'Query' })).not.toBe(first)
})
