import { join } from 'node:path'
import type { DocumentNode } from 'graphql'
import { expect, it } from 'vitest'
import { graphqlDocuments } from './graphql-documents.ts'

const here = join(import.meta.dirname, '../src/features/x.tsx')

function compile(code: string): string {
  const { transform } = graphqlDocuments()
  if (typeof transform !== 'function')
    throw new Error('The plugin has no transform function')
  const result = (transform as (code: string, id: string) => { code: string } | undefined)(
    code,
    here,
  )
  return result?.code ?? code
}

it('puts the document with the fragments that it spreads, each once, in place of the call', () => {
  const code = compile(
    'graphql(`fragment X_T on T { id ...Y_T }`)\n' +
      'graphql(`fragment Y_T on T { name }`)\n' +
      'graphql(`query Q { a { ...X_T } b { ...Y_T } }`)',
  )
  const document = JSON.parse(code.split('\n')[2] ?? '') as DocumentNode
  const names = document.definitions.map((node) =>
    'name' in node ? node.name?.value : null,
  )
  expect(names).toEqual(['Q', 'X_T', 'Y_T'])
})

it('refuses a fragment that no component declares', () => {
  expect(() => compile('graphql(`query Q { a { ...Nowhere_T } }`)')).toThrow('Nowhere_T')
})

it('ships nothing of a fragment alone', () => {
  expect(compile('graphql(`fragment X_T on T { id }`)')).toBe('null')
})
