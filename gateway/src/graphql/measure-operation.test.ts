import { Kind, buildSchema, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { measureOperation } from './measure-operation.ts'

const schema = buildSchema(`
  type Query { books(first: Int = 20, after: String): Books!  book: Book }
  type Books { edges: [Edge!]! totalCount: Int! }
  type Edge { node: Book! }
  type Book { id: ID! title: String! author: Author related(first: Int = 5): Books! }
  type Author { name: String! books(first: Int): Books! }
`)

function measure(text: string, variables: Record<string, unknown> = {}) {
  const document = parse(text)
  const fragments = new Map()
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node)
  }
  const [operation] = document.definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation')
  return measureOperation(schema, operation, fragments, variables)
}

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
    ['{ __schema { types { name fields { name } } } }', 0],
  ])('%s costs %i', (text, cost) => {
    expect(measure(text).cost).toBe(cost)
  })

  it('takes the page size from a variable, else from its default', () => {
    const text = 'query($n: Int) { books(first: $n) { edges { node { id } } } }'
    expect([measure(text, { n: 7 }).cost, measure(text).cost]).toEqual([15, 41])
  })

  it('counts depth through fragments', () => {
    const text =
      '{ book { ...B } } fragment B on Book { author { ... on Author { name } } }'
    expect(measure(text).depth).toBe(3)
  })

  it('counts aliases that rename, also those of a fragment at each spread', () => {
    const text =
      '{ a: book { ...B } b: book { ...B } book: book { id } } fragment B on Book { t: title }'
    expect(measure(text).aliases).toBe(4)
  })

  it('measures a pile of fragments in one pass, though it would unfold to 2^60 fields', () => {
    const levels = Array.from(
      { length: 60 },
      (_, level) => `fragment F${level} on Book { ...F${level + 1} ...F${level + 1} }`,
    )
    const text = `{ book { ...F0 } } ${levels.join(' ')} fragment F60 on Book { author { name } }`
    expect(measure(text).cost).toBeGreaterThan(1e18)
  })
})
