import { parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { faultOfDocument } from './document-limits.ts'

const repeat = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ')

const fragments = (spreads: number) =>
  `{ ${repeat(spreads, () => '...F')} } fragment F on Query { __typename }`

describe('faultOfDocument', () => {
  it.each([
    ['500 fields', `{ ${repeat(500, () => 'a')} }`],
    ['50 spreads', fragments(50)],
    ['5 mutations', `mutation { ${repeat(5, (at) => `a${at}: logout { message }`)} }`],
    ['one field of introspection', '{ __schema { queryType { name } } }'],
    ['20 root fields of a query', `{ ${repeat(20, (at) => `a${at}: b`)} }`],
  ])('accepts %s', (_what, text) => {
    expect(faultOfDocument(parse(text))).toBeNull()
  })

  it.each([
    ['501 fields', `{ ${repeat(501, () => 'a')} }`, /501 fields; at most 500/],
    [
      'fields in fragments that nobody spreads',
      `{ a } fragment F on Query { ${repeat(500, () => 'a')} }`,
      /501 fields/,
    ],
    ['a response named __proto__', '{ a { __proto__: b } }', /__proto__/],
    ['51 spreads', fragments(51), /51 fragment spreads; at most 50/],
    [
      '6 mutations',
      `mutation { ${repeat(6, (at) => `a${at}: login { __typename }`)} }`,
      /6 root fields of a mutation; at most 5/,
    ],
    [
      'mutations through fragments',
      `mutation { ...A ...A ... on Mutation { c: d e: f } } fragment A on Mutation { a: b b: b }`,
      /6 root fields of a mutation/,
    ],
    [
      'introspection under two aliases',
      '{ a: __schema { queryType { name } } b: __schema { queryType { name } } }',
      /2 fields of introspection; at most 1/,
    ],
    ['__schema and __type', '{ __schema { x } __type(name: "A") { name } }', /2 fields/],
  ])('rejects %s', (_what, text, message) => {
    expect(faultOfDocument(parse(text))).toMatch(message)
  })

  it('counts nested fragments and circular ones in one pass', () => {
    const levels = repeat(
      20,
      (at) => `fragment F${at} on Mutation { ...F${at + 1} ...F${at + 1} }`,
    )
    const pile = `mutation { ...F0 } ${levels} fragment F20 on Mutation { ...F0 }`
    expect(faultOfDocument(parse(pile))).toBeNull()
  })
})
