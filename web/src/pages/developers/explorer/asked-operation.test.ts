import { expect, it } from 'vitest'
import { askedOperation } from './asked-operation.ts'

it('keeps the name of an operation that exists', () => {
  const asked = { query: 'query A { a } query B { b }', operationName: 'B' }
  expect(askedOperation(asked)).toEqual(asked)
})

it('leaves out the name of an operation that no longer exists', () => {
  const asked = { query: '{ a }', operationName: 'B', variables: { x: 1 } }
  expect(askedOperation(asked)).toEqual({ query: '{ a }', variables: { x: 1 } })
})

it('leaves invalid text to the server', () => {
  const asked = { query: '{ a', operationName: 'B' }
  expect(askedOperation(asked)).toEqual(asked)
})
