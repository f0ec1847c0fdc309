import { createHash } from 'node:crypto'
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

function run(hook: unknown, context: object, ...args: unknown[]): unknown {
  return (hook as (...args: unknown[]) => unknown).apply(context, args)
}

it('gives each document of a build the hash of what is sent, and lists them for the gateway', async () => {
  const plugin = graphqlDocuments()
  run(plugin.configResolved, {}, { command: 'build' })
  const code =
    'graphql(`query Q { a { name } }`); const plain = /* GraphQL */ `\n  query Plain { a }\n`'
  const { code: built } = run(plugin.transform, {}, code, here) as { code: string }
  const files: { fileName: string; source: string }[] = []
  const emitFile = (file: { fileName: string; source: string }) => files.push(file)
  run(plugin.generateBundle, { emitFile })
  const listed = JSON.parse(files[0]?.source ?? '') as Record<string, string>
  const hash = /"__meta__":\{"hash":"(\w+)"\}/.exec(built)?.[1] ?? ''
  expect(files[0]?.fileName).toBe('persisted-documents.json')
  expect(listed[hash]).toBe('query Q {\n  a {\n    name\n    __typename\n  }\n}')
  expect(Object.values(listed)).toContain('\n  query Plain { a }\n')
  for (const [key, text] of Object.entries(listed)) {
    expect(createHash('sha256').update(text).digest('hex')).toBe(key)
  }
})
