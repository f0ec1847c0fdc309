import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildSchema,
  getOperationAST,
  Kind,
  parse,
  visit,
  type DocumentNode,
} from 'graphql'
import { expect, it } from 'vitest'
import { fragmentsOf } from '../../gateway/src/executor/fragments-of.ts'
import { measureOperation } from '../../gateway/src/graphql/measure-operation.ts'
import { faultOf, OPERATION_LIMITS } from '../../gateway/src/graphql/size-limits.ts'
import * as generated from '../src/gql/graphql.ts'
import { sentText } from './graphql-documents.ts'

/** Leaves room below the gateway's limit, so that one more field on a card does not get a page refused. */
const MOST = 0.8 * OPERATION_LIMITS.cost

const schemaFile = join(import.meta.dirname, '../../gateway/api-schema.graphql')
const schema = buildSchema(readFileSync(schemaFile, 'utf8'))

/** Why the gateway would refuse the operation, or how close it comes to the limit; empty for most. */
function faultsOf(document: DocumentNode): string[] {
  // The text as it is sent, with the type of every object.
  const sent = parse(sentText(document))
  const operation = getOperationAST(sent)
  const name = operation?.name?.value ?? ''
  if (!operation) throw new Error('A document of ours has one operation')
  if (hasLengthOutside(sent)) return [`${name}: the length of a list is a variable`]
  const size = measureOperation(schema, operation, fragmentsOf(sent), {})
  const fault = faultOf(size)
  if (fault) return [`${name}: ${fault}`]
  return size.cost > MOST ? [`${name} costs ${size.cost}`] : []
}

/** Whether a list's length is not in the text: it could be anything. */
function hasLengthOutside(document: DocumentNode): boolean {
  let isOutside = false
  visit(document, {
    Argument({ name, value }) {
      if (name.value === 'first' && value.kind !== Kind.INT) isOutside = true
    },
  })
  return isOutside
}

it('no operation of the client comes near what the gateway refuses', () => {
  const documents = Object.entries(generated).filter(([name]) => name.endsWith('Document'))
  expect(documents.length).toBeGreaterThan(100)
  expect(documents.flatMap(([, document]) => faultsOf(document as DocumentNode))).toEqual(
    [],
  )
})

it.each([
  ['query Q { universities(first: 100) { edges { node { id } } } }', []],
  [
    'query Q { universities(first: 800) { edges { node { id } } } }',
    [/^Q: .*cost is 1601/],
  ],
  ['query Q { universities(first: 400) { edges { node { id } } } }', [/^Q costs 801/]],
  [
    'query Q($n: Int) { universities(first: $n) { totalCount } }',
    [/^Q: the length .* variable/],
  ],
])('finds in %s what is too much', (text, expected) => {
  expect(faultsOf(parse(text))).toEqual(expected.map((one) => expect.stringMatching(one)))
})
