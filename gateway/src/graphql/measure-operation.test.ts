import { readFileSync } from 'node:fs'
import { Kind, buildSchema, isObjectType, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { fragmentsOf } from '../executor/fragments-of.ts'
import { FIELD_COSTS } from './field-costs.ts'
import { measureOperation } from './measure-operation.ts'

const schema = buildSchema(`
  type Query { books(first: Int = 20, after: String): Books!  book: Book }
  type Books { edges: [Edge!]! totalCount: Int! }
  type Edge { node: Book! }
  type Book { id: ID! title: String! author: Author related(first: Int = 5): Books! notes(last: Int = 50): [Author!]! }
  type Author { name: String! books(first: Int): Books! }
`)

const apiSchemaFile = new URL('../../api-schema.graphql', import.meta.url)
const graph = buildSchema(readFileSync(apiSchemaFile, 'utf8'))

function measure(text: string, variables: Record<string, unknown> = {}, of = schema) {
  const document = parse(text)
  const [operation] = document.definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation')
  return measureOperation(of, operation, fragmentsOf(document), variables)
}

const searches = (fields: string) =>
  `{ savedSearches(first: 50) { edges { node { id ${fields} } } } }`

describe('measureOperation', () => {
  it.each([
    ['{ book { title } }', 1],
    ['{ books(first: 10) { totalCount } }', 1],
    ['{ books(first: 10) { edges { node { title } } } }', 21],
    ['{ books { edges { node { title } } } }', 41],
    ['{ books(first: 0) { edges { node { title } } } }', 3],
    ['{ books(first: -5) { edges { node { title } } } }', 3],
    [
      '{ books(first: 10) { edges { node { related(first: 3) { edges { node { id } } } } } } }',
      91,
    ],
    ['{ book { notes { name } } }', 2],
    ['{ book { notes { books(first: 1) { totalCount } } } }', 52],
    ['{ book { notes(last: 3) { books(first: 1) { totalCount } } } }', 5],
    ['{ __schema { types { name fields { name } } } }', 400],
    ['{ __type(name: "Book") { name } }', 400],
    ['{ __schema { types { name } again: types { name } more: types { name } } }', 1_200],
  ])('%s costs %i', (text, cost) => {
    expect(measure(text).cost).toBe(cost)
  })

  it('takes the page size from a variable, otherwise from the field’s default', () => {
    const text = 'query($n: Int) { books(first: $n) { edges { node { id } } } }'
    expect([measure(text, { n: 7 }).cost, measure(text).cost]).toEqual([15, 41])
  })

  it('uses the operation’s own default for a variable that is not sent', () => {
    const text = 'query($n: Int = 100) { books(first: $n) { edges { node { id } } } }'
    const costs = [measure(text), measure(text, { n: 2 }), measure(text, { n: null })]
    expect(costs.map(({ cost }) => cost)).toEqual([201, 5, 41])
  })

  it('counts the configured cost of an expensive field for each record of a page', () => {
    expect(measure(searches('matchCount'), {}, graph).cost).toBe(601)
    expect(measure(searches('matchCount again: matchCount'), {}, graph).cost).toBe(1_101)
  })

  it('adds the cost of a search’s facets', () => {
    const text = '{ scholarships(first: 50) { totalCount facets { kind } } }'
    expect(measure(text, {}, graph).cost).toBe(21)
  })

  it('adds the cost of finding the next questions and the awards of each', () => {
    const next = '{ nextQuestions(first: 3) { fact { key awards { id } } } }'
    expect(measure(next, {}, graph).cost).toBe(103)
    expect(measure('{ askedFacts { key } }', {}, graph).cost).toBe(100)
    const often = Array.from({ length: 9 }, (_, n) => `f${n}: askedFacts { awards { id } }`)
    expect(measure(`{ ${often.join(' ')} }`, {}, graph).cost).toBe(1_080)
  })

  it('counts the aliases in introspection', () => {
    const text = '{ a: __schema { b: types { c: name } } }'
    expect(measure(text)).toMatchObject({ aliases: 3, depth: 0 })
  })

  it('counts fields wherever a fragment is spread', () => {
    const text = '{ a: book { ...B } b: book { ...B } } fragment B on Book { id title }'
    expect(measure(text).fields).toBe(6)
  })

  it('counts depth through fragments', () => {
    const text =
      '{ book { ...B } } fragment B on Book { author { ... on Author { name } } }'
    expect(measure(text).depth).toBe(3)
  })

  it('counts each alias that differs from its field name, at every spread of a fragment', () => {
    const text =
      '{ a: book { ...B } b: book { ...B } book: book { id } } fragment B on Book { t: title }'
    expect(measure(text).aliases).toBe(4)
  })

  it('measures nested fragments in one pass, even if they expand to 2^60 fields', () => {
    const levels = Array.from(
      { length: 60 },
      (_, level) => `fragment F${level} on Book { ...F${level + 1} ...F${level + 1} }`,
    )
    const text = `{ book { ...F0 } } ${levels.join(' ')} fragment F60 on Book { author { name } }`
    expect(measure(text).cost).toBeGreaterThan(1e18)
  })
})

it.each(Object.keys(FIELD_COSTS))('%s is a field of the graph', (name) => {
  const [type, field = ''] = name.split('.')
  const found = graph.getType(type ?? '')
  expect(isObjectType(found) && found.getFields()[field]).toBeTruthy()
})
