import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: {
    // Vite would take graphql's ES build for our files while packages get the CommonJS one;
    // a schema of the one is refused by the other.
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
  },
  test: {
    include: ['{proto-events,services,gateway,scripts}/**/*.test.ts'],
  },
})
