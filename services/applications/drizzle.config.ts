import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/db/tables.ts',
    './src/db/reminder-tables.ts',
    './src/db/merge-tables.ts',
    './src/db/fan-out-tables.ts',
    './src/db/listing-tables.ts',
    './src/db/preparation-tables.ts',
    './src/db/document-tables.ts',
    './src/db/application-tables.ts',
    './src/db/recommendation-tables.ts',
    './src/db/review-tables.ts',
    './src/db/fund-tables.ts',
    './src/db/webhook-tables.ts',
    './src/db/partner-export-tables.ts',
    './src/db/progress-tables.ts',
    './src/db/immigration-tables.ts',
    './src/db/mentoring-tables.ts',
    '../_matching/src/*-copy/*-tables.ts',
  ],
  out: './src/db/migrations',
})
