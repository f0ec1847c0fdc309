import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { parse, type DocumentNode } from 'graphql'
import { expect, it } from 'vitest'
import { asQuery } from '../src/lib/graphql/as-query.ts'
import { graphqlDocuments, sentText } from './graphql-documents.ts'

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

it('puts what is spread with @unmask in its place', () => {
  const code = compile(
    'graphql(`fragment Details on Problem { code ...More_T }`)\n' +
      'graphql(`fragment More_T on T { name }`)\n' +
      'graphql(`mutation M { a { ...Details @unmask } }`)',
  )
  const document = JSON.parse(code.split('\n')[2] ?? '') as DocumentNode
  expect(sentText(document)).toBe(
    sentText(
      parse(
        'mutation M { a { ... on Problem { code ...More_T } } } fragment More_T on T { name }',
      ),
    ),
  )
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

/** What a build turns the code into, and the documents that it lists for the gateway. */
function build(code: string) {
  const plugin = graphqlDocuments()
  run(plugin.configResolved, {}, { command: 'build' })
  const { code: built } = run(plugin.transform, {}, code, here) as { code: string }
  const files: { fileName: string; source: string }[] = []
  const emitFile = (file: { fileName: string; source: string }) => files.push(file)
  run(plugin.generateBundle, { emitFile })
  expect(files[0]?.fileName).toBe('persisted-documents.json')
  return { built, listed: JSON.parse(files[0]?.source ?? '') as Record<string, string> }
}

it('gives each document of a build the hash of what is sent, and lists them for the gateway', () => {
  const code =
    'graphql(`query Q { a { name } }`); const plain = /* GraphQL */ `\n  query Plain { a }\n`'
  const { built, listed } = build(code)
  const hash = /"__meta__":\{"hash":"(\w+)"\}/.exec(built)?.[1] ?? ''
  expect(listed[hash]).toBe('query Q {\n  a {\n    name\n    __typename\n  }\n}')
  expect(Object.values(listed)).toContain('\n  query Plain { a }\n')
  for (const [key, text] of Object.entries(listed)) {
    expect(createHash('sha256').update(text).digest('hex')).toBe(key)
  }
})

it('lets what is watched be asked for by the hash of the query, not of the subscription', () => {
  const { built, listed } = build('graphql(`subscription S { a { name } }`)')
  const subscription = JSON.parse(built) as DocumentNode & { __meta__: { hash: string } }
  const query = asQuery(subscription) as typeof subscription
  expect(listed[subscription.__meta__.hash]).toMatch(/^subscription S /)
  expect(listed[query.__meta__.hash]).toBe(sentText(query))
  expect(sentText(query)).toMatch(/^query S /)
})
