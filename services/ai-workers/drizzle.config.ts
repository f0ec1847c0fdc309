import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/db/*tables.ts', '../_matching/src/*-copy/*-tables.ts'],
  out: './src/db/migrations',
})
