import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/db/scholarship-tables.ts', './src/db/tables.ts'],
  out: './src/db/migrations',
})
