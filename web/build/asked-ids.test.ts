import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, type DocumentNode, parse } from 'graphql'
import { expect, it } from 'vitest'
import * as generated from '../src/gql/graphql.ts'
import { fieldsWithoutId } from './asked-ids.ts'

const schemaFile = join(import.meta.dirname, '../../gateway/api-schema.graphql')
const schema = buildSchema(readFileSync(schemaFile, 'utf8'))

it.each([
  ['{ universities { edges { node { name } } } }', ['universities.edges.node']],
  ['{ universities { edges { node { id name } } } }', []],
  ['{ universities { edges { node { other: id } } } }', ['universities.edges.node']],
  [
    '{ universities { edges { node { ...Name } } } } fragment Name on University { id }',
    [],
  ],
])('finds in %s what is read without its id', (text, expected) => {
  expect(fieldsWithoutId(parse(text), schema)).toEqual(expected)
})

it('every document of the client asks for the id of what has one', () => {
  const documents = Object.entries(generated).filter(([name]) =>
    /(?:Document|FragmentDoc)$/.test(name),
  )
  expect(documents.length).toBeGreaterThan(100)
  const faults = documents.flatMap(([name, document]) =>
    fieldsWithoutId(document as DocumentNode, schema).map((place) => `${name}: ${place}`),
  )
  expect(faults).toEqual([])
})
