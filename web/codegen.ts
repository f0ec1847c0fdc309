import { globSync, readFileSync } from 'node:fs'
import type { CodegenConfig } from '@graphql-codegen/cli'

/** A third of the source: to parse the others took a third of a run. Tests may have a schema of their own. */
const filesWithDocuments = globSync('src/**/*.{ts,tsx}', {
  exclude: ['src/gql/**', 'src/**/*.test.*'],
})
  .filter((file) => /graphql\(|\/\* GraphQL \*\//.test(readFileSync(file, 'utf8')))
  .toSorted()

/**
 * Types of every GraphQL document in src/, from the composed schema. The output is committed;
 * CI runs this again and fails when it differs. At build time build/graphql-documents.ts puts each
 * document where it is used, so the map of all documents that this writes never ships.
 */
const config: CodegenConfig = {
  schema: ['../gateway/api-schema.graphql', 'directive @unmask on FRAGMENT_SPREAD'],
  documents: filesWithDocuments,
  ignoreNoDocuments: true,
  generates: {
    'src/gql/cache-config.ts': { plugins: ['./build/cache-config-plugin.ts'] },
    'src/gql/plain-documents.ts': { plugins: ['./build/plain-documents-plugin.ts'] },
    'src/gql/': {
      preset: 'client',
      presetConfig: { fragmentMasking: { unmaskFunctionName: 'readFragment' } },
      config: {
        // A fragment with the directive is part of what spreads it, not of another component.
        customDirectives: { apolloUnmask: true },
        useTypeImports: true,
        enumsAsTypes: true,
        enumType: 'string-literal',
        strictScalars: true,
        defaultScalarType: 'unknown',
        scalars: { DateTime: 'string', Date: 'string', Decimal: 'string' },
        importExtension: '.ts',
        nonOptionalTypename: false,
      },
    },
  },
}

export default config
