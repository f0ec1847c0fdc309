import { buildSchema } from 'graphql'
import { expect, it } from 'vitest'
import { plugin } from './plain-documents-plugin.ts'

const schema = buildSchema('type Query { a: Int }')

function generate(files: Record<string, string>) {
  // The code generator names a file once for each document in it.
  const documents = [...Object.keys(files), ...Object.keys(files)].map((location) => ({
    location,
  }))
  return plugin(schema, documents, {}, {}, (path) => files[path] ?? '')
}

it('ties each text that is sent as it is to its types, and no other document', () => {
  const code = generate({
    'form.tsx': 'const mutation = /* GraphQL */ `mutation SignIn { signIn }`',
    'page.tsx': 'graphql(`query Page { page }`); ask(/* GraphQL */ `\n query Rules { a }`)',
  })
  expect(code.split('\n').filter((line) => line.includes('types.'))).toEqual([
    '  "mutation SignIn { signIn }": { data: types.SignInMutation; variables: types.SignInMutationVariables }',
    '  "\\n query Rules { a }": { data: types.RulesQuery; variables: types.RulesQueryVariables }',
  ])
})

it('refuses an operation without a name', () => {
  expect(() => generate({ 'a.ts': '/* GraphQL */ `{ a }`' })).toThrow('one named operation')
})
