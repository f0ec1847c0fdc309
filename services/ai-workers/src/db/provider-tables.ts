import { instant } from '@landfall/kit/database/columns'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AiFeatureName } from '../modules/provider/ai-features.ts'
import type { CallOutcome } from '../modules/provider/provider-use.ts'

/** Each question to the AI provider: what it cost and how it ended. Its text is not kept. */
export const providerCalls = pgTable(
  'provider_calls',
  {
    id: uuid('id').primaryKey(),
    feature: text('feature').$type<AiFeatureName>().notNull(),
    userId: uuid('user_id'),
    model: text('model').notNull(),
    tokensIn: integer('tokens_in').notNull(),
    tokensOut: integer('tokens_out').notNull(),
    /** True when the provider did not count all of the tokens. */
    isEstimated: boolean('is_estimated').notNull(),
    costMicroUsd: bigint('cost_micro_usd', { mode: 'number' }).notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** Null when no token came. */
    firstTokenMs: integer('first_token_ms'),
    /** How many requests were made for it; 0 for a cached answer. */
    tries: integer('tries').notNull(),
    outcome: text('outcome').$type<CallOutcome>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('provider_calls_by_time').on(table.createdAt)],
)

/**
 * The amounts spent or set aside in a month, per feature and per user. An amount set aside by a process that died
 * stays: the provider may have charged it.
 */
export const providerBudgets = pgTable(
  'provider_budgets',
  {
    /** YYYY-MM, UTC. */
    month: text('month').notNull(),
    scope: text('scope', { enum: ['feature', 'user'] }).notNull(),
    /** The feature's name or the user's id. */
    subject: text('subject').notNull(),
    microUsd: bigint('micro_usd', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.scope, table.subject] })],
)

/** Features that an administrator has turned off or on again; without a row a feature is on. */
export const providerSwitches = pgTable('provider_switches', {
  feature: text('feature').$type<AiFeatureName>().primaryKey(),
  isOn: boolean('is_on').notNull(),
  changedBy: uuid('changed_by').notNull(),
  changedAt: instant('changed_at').notNull(),
})

/** Answers by the hash of everything that was asked, sealed as they were received: with placeholders. */
export const providerAnswers = pgTable(
  'provider_answers',
  {
    key: text('key').primaryKey(),
    /** The user who asked; the answer is removed with their account. Null for work that belongs to nobody. */
    userId: uuid('user_id'),
    sealed: text('sealed').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('provider_answers_by_end').on(table.expiresAt)],
)

/**
 * Sentences about donors' figures in a model's words: they hold an organization's counts and nothing about a
 * person.
 */
export const insightWordings = pgTable(
  'insight_wordings',
  {
    /** The id of the computed sentence: the same words have the same id. */
    insightId: text('insight_id').primaryKey(),
    fact: text('fact').notNull(),
    /** Null until the model has answered, and when its words did not match the fact. */
    wording: text('wording'),
    model: text('model'),
    askedAt: instant('asked_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [index('insight_wordings_by_time').on(table.askedAt)],
)

/** The tips for a result's awards in a model's words, sealed; the result itself never changes. */
export const matchTipWordings = pgTable('match_tip_wordings', {
  resultId: uuid('result_id').primaryKey(),
  model: text('model').notNull(),
  sealed: text('sealed').notNull(),
  createdAt: instant('created_at').notNull(),
})
