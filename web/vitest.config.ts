import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { graphqlDocuments } from './build/graphql-documents.ts'

export default defineConfig({
  plugins: [graphqlDocuments(), react()],
  test: {
    environment: 'happy-dom',
    // As in the other projects (../vitest.config.ts): a fifteenth of the CPU time.
    execArgv: ['--max-semi-space-size=64', '--single-threaded-gc'],
    // Most of a small file's time went into a process of its own; setup.ts keeps them apart.
    isolate: false,
    unstubGlobals: true,
    maxWorkers: Number(process.env.TEST_WORKERS ?? 2),
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/testing/setup.ts'],
    // Ends what hangs; how long a page, or a build of the site, takes on a busy machine is no fault.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 180_000 } },
  },
})
