import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/db/*tables.ts', '../_matching/src/student-copy/student-copy-tables.ts'],
  out: './src/db/migrations',
})
