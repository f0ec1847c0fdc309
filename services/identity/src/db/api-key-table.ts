import { partnerScopes } from '@landfall/kit/identity/viewer'
import { instant } from '@landfall/kit/database/columns'
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { organizations } from './organization-tables.ts'

/** Keys with which the systems of organizations ask the API. */
export const apiKeys = pgTable(
  'api_keys',
  {
    /** Ids are in the order in which the keys were made. */
    id: uuid('id').primaryKey(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    scopes: text('scopes', { enum: partnerScopes }).array().notNull(),
    /** How the key begins, so that people recognize it. */
    prefix: text('prefix').notNull(),
    /** The whole key, hashed. */
    secret: text('secret').notNull().unique(),
    /** It reads invented records, and nothing of the organization. */
    isSandbox: boolean('is_sandbox').notNull().default(false),
    createdBy: uuid('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** To the minute. */
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
    /** The key that takes its place. */
    replacedBy: uuid('replaced_by'),
  },
  (table) => [index('api_keys_organization').on(table.organizationId, table.id)],
)
