import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '@landfall/kit/database/columns'
import { users } from './tables.ts'

export const organizations = pgTable(
  'organizations',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    kind: text('kind', { enum: ['donor', 'university'] }).notNull(),
    organizationType: text('organization_type'),
    country: text('country'),
    website: text('website'),
    description: text('description'),
    universityId: uuid('university_id'),
    /** A read copy of the catalog's: a member may prove to read mail at this website's domain. */
    universityWebsite: text('university_website'),
    universityVersion: integer('university_version').notNull().default(0),
    emailDomain: text('email_domain'),
    emailDomainProvedAt: instant('email_domain_proved_at'),
    verification: text('verification', { enum: ['pending', 'verified', 'declined'] })
      .notNull()
      .default('pending'),
    declineReason: text('decline_reason'),
    /** When it began to wait for a decision: an admin sees the oldest first. */
    requestedAt: instant('requested_at').notNull(),
    verifiedAt: instant('verified_at'),
    version: integer('version').notNull(),
    /** Grows with each change of who its members are and what they may do. */
    membersVersion: integer('members_version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('organizations_queue').on(table.verification, table.requestedAt, table.id),
  ],
)

const memberRoles = ['owner', 'editor', 'reviewer', 'reader'] as const
const organizationId = () =>
  uuid('organization_id')
    .notNull()
    .references(() => organizations.id, { onDelete: 'cascade' })

export const organizationMembers = pgTable(
  'organization_members',
  {
    organizationId: organizationId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: memberRoles }).notNull(),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.userId] }),
    index('organization_members_user').on(table.userId),
  ],
)

export const organizationInvitations = pgTable(
  'organization_invitations',
  {
    id: uuid('id').primaryKey(),
    organizationId: organizationId(),
    email: text('email').notNull(),
    role: text('role', { enum: memberRoles }).notNull(),
    token: text('token').notNull().unique(),
    invitedBy: uuid('invited_by').notNull(),
    expiresAt: instant('expires_at').notNull(),
    used: boolean('used').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('organization_invitations_organization').on(table.organizationId)],
)

/** Codes that were mailed to an address of a university; the newest of an organization is the one that counts. */
export const domainCodes = pgTable('domain_codes', {
  organizationId: organizationId().primaryKey(),
  /** The domain of the address that it went to; the address itself is not kept. */
  domain: text('domain').notNull(),
  /** Hashed. */
  code: text('code').notNull(),
  triesLeft: integer('tries_left').notNull(),
  expiresAt: instant('expires_at').notNull(),
})
