import { buildSchema, parse } from 'graphql'
import { expect, it } from 'vitest'
import { plugin } from './cache-config-plugin.ts'

const schema = buildSchema(`
  interface Problem { message: String! }
  type NotFound implements Problem { message: String! }
  type Conflict implements Problem { message: String! }
  interface Unnamed { id: ID! }
  type Award implements Unnamed { id: ID! }
  type AwardConnection { edges: [Award!]! }
  type Run { badRows(first: Int, after: String): AwardConnection! }
  type Query {
    awards(filter: String, sort: String, first: Int, after: String): AwardConnection!
    award(id: ID!): Award
    whole: AwardConnection!
    unread(first: Int, after: String): AwardConnection!
    run: Run
    problem: Problem
  }
`)

it('says what stands behind the abstract types that documents name, and which of their lists have pages', () => {
  const document = parse(`{
    problem { ... on Problem { message } }
    run { badRows { edges { id } } }
    awards { edges { id } }
    whole { edges { id } }
  }`)
  expect(constantsOf(plugin(schema, [{ document }]))).toEqual({
    possibleTypes: { Problem: ['Conflict', 'NotFound'] },
    pagedFields: {
      Run: ['badRows'],
      Query: ['awards'],
    },
  })
})

function constantsOf(code: string) {
  const found = code.matchAll(/export const (\w+) = ([^]*?)\n(?=\n)/g)
  return Object.fromEntries(
    [...found].map(([, name, value = '']) => [name, JSON.parse(value) as unknown]),
  )
}
