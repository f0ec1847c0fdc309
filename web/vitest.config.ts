import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { graphqlDocuments } from './build/graphql-documents.ts'

export default defineConfig({
  plugins: [graphqlDocuments(), react()],
  test: {
    environment: 'happy-dom',
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/testing/setup.ts'],
  },
})
