import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/db/tables.ts',
    './src/db/student-tables.ts',
    './src/db/student-answer-table.ts',
    './src/db/organization-tables.ts',
    './src/db/api-key-table.ts',
    './src/db/notice-tables.ts',
    './src/db/mail-tables.ts',
    './src/db/contact-table.ts',
    './src/db/erasure-table.ts',
    './src/db/audit-table.ts',
    './src/db/feature-flag-table.ts',
  ],
  out: './src/db/migrations',
})
