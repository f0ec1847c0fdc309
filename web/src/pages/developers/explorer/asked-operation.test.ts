import { expect, it } from 'vitest'
import { askedOperation } from './asked-operation.ts'

it('keeps the name of an operation that is there', () => {
  const asked = { query: 'query A { a } query B { b }', operationName: 'B' }
  expect(askedOperation(asked)).toEqual(asked)
})

it('leaves out the name of one that is gone', () => {
  const asked = { query: '{ a }', operationName: 'B', variables: { x: 1 } }
  expect(askedOperation(asked)).toEqual({ query: '{ a }', variables: { x: 1 } })
})

it('leaves to the server what it cannot read', () => {
  const asked = { query: '{ a', operationName: 'B' }
  expect(askedOperation(asked)).toEqual(asked)
})
