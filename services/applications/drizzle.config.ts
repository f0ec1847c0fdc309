import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/db/tables.ts',
    './src/db/reminder-tables.ts',
    './src/db/merge-tables.ts',
    './src/db/fan-out-tables.ts',
    './src/db/document-tables.ts',
  ],
  out: './src/db/migrations',
})
