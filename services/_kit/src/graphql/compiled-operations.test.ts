import { buildSchema } from 'graphql'
import { expect, it } from 'vitest'
import { createCompiledOperations } from './compiled-operations.ts'

const schema = buildSchema('type Query { title: String, count: Int }')
const WEIGHT_MAX = 200_000

/** An operation of about this length, a different one for each number. */
const operation = (number: number, length: number) => {
  const fields = Array.from({ length: length / 12 }, (_, at) => `n${number}_${at}: title`)
  return { query: `{ ${fields.join(' ')} }` }
}

/** How many of 60 operations of this length are still known after all of them were asked. */
function keptOf(length: number): number {
  const operations = createCompiledOperations(schema, { weightMax: WEIGHT_MAX })
  const asked = Array.from({ length: 60 }, (_, number) => operation(number, length))
  for (const one of asked) operations.get(one)
  return asked.filter((one) => operations.find(one)).length
}

it('the cache keeps operations by their weight: fewer long ones than short ones', () => {
  expect(keptOf(240)).toBeLessThanOrEqual(3)
  expect(keptOf(240)).toBeGreaterThan(0)
  expect(keptOf(12)).toBeGreaterThan(15)
  expect(keptOf(12)).toBeLessThan(60)
})

it('the cache keeps what is asked again and again, however many others come between', () => {
  const operations = createCompiledOperations(schema, { weightMax: WEIGHT_MAX })
  const own = { query: '{ count }' }
  const first = operations.get(own)
  for (let number = 0; number < 60; number++) {
    operations.get(operation(number, 120))
    expect(operations.find(own)).toBe(first)
  }
})

it('the cache knows operations of one document by their names', async () => {
  const operations = createCompiledOperations(schema)
  const query = 'query A { title } query B { count }'
  const run = (operationName: string) =>
    operations.get({ query, operationName }).run({}, {})
  expect(await run('A')).toEqual({ data: { title: null } })
  expect(await run('B')).toEqual({ data: { count: null } })
  expect(operations.get({ query, operationName: 'B' }).label).toBe('Query.count')
})

it('the cache answers the faults of an invalid operation each time', async () => {
  const operations = createCompiledOperations(schema)
  for (let times = 0; times < 2; times++) {
    const { errors } = await operations.get({ query: '{ nothing }' }).run({}, {})
    expect(errors?.[0]?.message).toContain('nothing')
  }
})
