/**
 * The rules of the linter. Every rule that is off says why. Import rules and cycles are
 * dependency-cruiser's: scripts/check/imports.
 */
import { defineConfig } from 'oxlint'
import exceptions from './scripts/check/lint-exceptions.json' with { type: 'json' }

/** Tests, and what they share: a `describe` is as long as the behavior it describes. */
const tests = ['**/test/**', '**/testing/**', '**/*.test.{ts,tsx}', '**/*.bench.ts']

export default defineConfig({
  plugins: [
    'typescript',
    'unicorn',
    'import',
    'node',
    'promise',
    'react',
    'jsx-a11y',
    'vitest',
  ],
  categories: { correctness: 'error', suspicious: 'error' },
  rules: {
    'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    'max-lines-per-function': [
      'error',
      { max: 50, skipBlankLines: true, skipComments: true },
    ],
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: ['../../../**'],
            message: 'At most two up: move the file, or import the package by its name.',
          },
        ],
      },
    ],
    'no-console': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-non-null-assertion': 'error',
    'import/no-default-export': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'node/no-process-env': 'error',
    // Style sheets and polyfills are imported for their effect.
    'import/no-unassigned-import': 'off',
    // The JSX transform imports it.
    'react/react-in-jsx-scope': 'off',
    // `_` marks a parameter that is not used, and files that are not public.
    'eslint/no-underscore-dangle': 'off',
    // Short names such as `url` or `row` come again in inner functions on purpose.
    'eslint/no-shadow': 'off',
    // Statements of one transaction run one after the other.
    'eslint/no-await-in-loop': 'off',
  },
  ignorePatterns: ['**/gql/**', '**/generated/**', '**/dist/**'],
  overrides: [
    {
      // The places that read the environment, and programs that people run by hand.
      files: [
        '**/config.ts',
        'scripts/**',
        ...tests,
        '**/vitest.config.ts',
        'web/vite.config.ts',
      ],
      rules: { 'node/no-process-env': 'off' },
    },
    {
      // `<output>` and its like carry meaning or styles that the role alone does not.
      files: ['web/**'],
      rules: { 'jsx-a11y/prefer-tag-over-role': 'off' },
    },
    {
      // They talk to the person at the terminal.
      files: ['scripts/**', 'web/build/**'],
      rules: { 'no-console': 'off' },
    },
    {
      // `see…` of the journeys' kit and `expect…` of a test's own fail when there is nothing to see.
      files: ['scripts/e2e/**', 'web/build/**'],
      rules: {
        'vitest/expect-expect': [
          'error',
          { assertFunctionNames: ['expect', 'expect*', 'see*', 'lookAround*'] },
        ],
      },
    },
    {
      // Their tools read the default export.
      files: ['**/*.config.ts', '**/codegen.ts', 'scripts/check/imports/config.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: tests,
      rules: { 'max-lines-per-function': 'off' },
    },
    {
      // A store is a factory: the rule would count all of its queries as one function.
      files: ['**/*.store.ts'],
      rules: { 'max-lines-per-function': 'off' },
    },
    {
      // They reach into folders of other packages that those do not export.
      files: ['scripts/bench/**', 'scripts/e2e/**'],
      rules: { 'no-restricted-imports': 'off' },
    },
    // Present exceptions, which only become fewer: lint-exceptions.test.ts.
    { files: exceptions.longFunctions, rules: { 'max-lines-per-function': 'off' } },
  ],
})
