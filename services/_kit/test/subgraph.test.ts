import { expect, it } from 'vitest'
import { createSubgraph } from '../src/graphql/subgraph.ts'
import { testCaller } from '../src/testing/callers.ts'
import { documents, exampleSubgraph } from './_example.ts'

it('a subgraph runs in-process with the caller and answers effects beside the result', async () => {
  const { subgraph } = exampleSubgraph()
  const caller = testCaller({ userId: 'u1' })
  const read = await subgraph.execute({ query: documents.greeting, caller })
  expect(read.result.data).toEqual({ greeting: 'hello', viewerId: 'u1' })
  expect(read.effects).toEqual({ session: null })
  const left = await subgraph.execute({ query: 'mutation { leave }', caller })
  expect(left.effects).toEqual({ session: { kind: 'clear' } })
})

it('a subgraph masks errors in-process as over HTTP, and logs them once', async () => {
  const { subgraph, lines } = exampleSubgraph()
  const caller = testCaller()
  const { result } = await subgraph.execute({ query: documents.fault, caller })
  expect(result.errors).toMatchObject([
    {
      message: 'Something went wrong',
      extensions: { code: 'INTERNAL_ERROR', requestId: caller.requestId },
    },
  ])
  expect(lines).toHaveLength(1)
})

it('a subgraph reports a client’s own faults: unknown fields and values that do not fit', async () => {
  const { subgraph, lines } = exampleSubgraph()
  const caller = testCaller()
  const unknown = await subgraph.execute({ query: '{ nope }', caller })
  expect(unknown.result.errors?.[0]?.extensions?.['code']).toBe('GRAPHQL_VALIDATION_FAILED')
  const query = 'query ($of: Decimal!) { price(of: $of) }'
  const wrong = await subgraph.execute({ query, variables: { of: '1e9' }, caller })
  expect(wrong.result.errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT')
  const right = await subgraph.execute({ query, variables: { of: '01.50' }, caller })
  expect(right.result.data).toEqual({ price: '1.50' })
  expect(lines).toEqual([])
})

it('a subgraph holds the common types and the entity fields of federation', async () => {
  const { subgraph } = exampleSubgraph()
  expect(subgraph.sdl).toContain('type ValidationFailed')
  const query = '{ _service { sdl } }'
  const { result } = await subgraph.execute({ query, caller: testCaller() })
  expect(JSON.stringify(result.data)).toContain('type Thing')
})

it('a subgraph is not made when a field of Query or Mutation has no resolver', () => {
  const { log } = exampleSubgraph()
  const sdl = `extend schema
    @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@shareable"])
    type Query { a: Int b: Int }`
  const make = () =>
    createSubgraph({
      name: 'example',
      sdl,
      resolvers: { Query: { a: () => 1 } },
      context: () => ({}),
      log,
    })
  expect(make).toThrow('No resolver for Query.b')
})
