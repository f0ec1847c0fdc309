import { describe, expect, it } from 'vitest'
import { findSchemaFaults } from './schema-rules.ts'

describe('the rules of a subgraph’s contract', () => {
  it.each([
    ['two arguments', 'type Mutation { book(id: ID!, note: String): BookResult! }'],
    ['an argument of another name', 'type Mutation { book(id: ID!): BookResult! }'],
    ['a bare entity as the answer', 'type Mutation { book(input: BookInput!): Session! }'],
    [
      'the same in an extension',
      'extend type Mutation { book(input: BookInput!): Boolean }',
    ],
  ])('refuse a mutation with %s', (_, sdl) => {
    expect(findSchemaFaults(sdl)).toHaveLength(1)
  })

  it.each([
    ['one input and a result', 'type Mutation { book(input: BookInput!): BookResult! }'],
    ['no argument and a success', 'type Mutation { logout: LogoutSuccess! }'],
  ])('allow one with %s', (_, sdl) => {
    expect(findSchemaFaults(sdl)).toEqual([])
  })

  it('leave queries alone', () => {
    expect(findSchemaFaults('type Query { session(id: ID!): Session }')).toEqual([])
  })
})
