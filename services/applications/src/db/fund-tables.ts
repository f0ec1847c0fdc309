import { instant } from '@landfall/kit/database/columns'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { LEDGER_KINDS } from '../fund/balance/balance.ts'
import { OFFER_STATES } from '../fund/offer/offer.ts'

const day = (name: string) => date(name, { mode: 'string' })
/** In the currency's smallest unit: cents, yen. */
const minor = (name: string) => bigint(name, { mode: 'bigint' })

/** An organization's money for awards, in one currency, with the balance that its ledger adds up to. */
export const funds = pgTable(
  'funds',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    name: text('name').notNull(),
    /** ISO 4217; never changed. */
    currency: text('currency').notNull(),
    pledgedMinor: minor('pledged_minor').notNull(),
    committedMinor: minor('committed_minor').notNull(),
    awardedMinor: minor('awarded_minor').notNull(),
    disbursedMinor: minor('disbursed_minor').notNull(),
    entryCount: integer('entry_count').notNull(),
    version: integer('version').notNull(),
    createdBy: uuid('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check(
      'funds_never_negative',
      sql`${table.pledgedMinor} >= 0 and ${table.committedMinor} >= 0 and ${table.awardedMinor} >= 0 and ${table.disbursedMinor} >= 0`,
    ),
    check(
      'funds_never_over_awarded',
      sql`${table.committedMinor} + ${table.awardedMinor} <= ${table.pledgedMinor}`,
    ),
    check(
      'funds_never_over_disbursed',
      sql`${table.disbursedMinor} <= ${table.awardedMinor}`,
    ),
    index('funds_owner').on(table.ownerId, table.createdAt, table.id),
  ],
)

/** The scholarships that a fund pays for; without any it pays for all of its owner's. */
export const fundScholarships = pgTable(
  'fund_scholarships',
  {
    fundId: uuid('fund_id')
      .notNull()
      .references(() => funds.id),
    scholarshipId: uuid('scholarship_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fundId, table.scholarshipId] })],
)

/** What happened to the money of each fund, in order; the database refuses changes. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: uuid('id').primaryKey(),
    fundId: uuid('fund_id')
      .notNull()
      .references(() => funds.id),
    /** 1, 2 … in each fund. */
    number: integer('number').notNull(),
    kind: text('kind', { enum: LEDGER_KINDS }).notNull(),
    /** Below zero only if it reverses another entry. */
    amountMinor: minor('amount_minor').notNull(),
    /** The day on which it happened, if stated. */
    happenedOn: day('happened_on'),
    note: text('note'),
    /** The entry that this one reverses. */
    correctsId: uuid('corrects_id'),
    offerId: uuid('offer_id'),
    /** Null: nobody did it, a date passed. */
    actorId: uuid('actor_id'),
    at: instant('at').notNull(),
  },
  (table) => [
    unique('ledger_entries_number').on(table.fundId, table.number),
    unique('ledger_entries_corrects').on(table.correctsId),
    check('ledger_entries_amount', sql`${table.amountMinor} <> 0`),
  ],
)

/** Awards that were offered to applicants, and what became of them. */
export const awardOffers = pgTable(
  'award_offers',
  {
    id: uuid('id').primaryKey(),
    applicationId: uuid('application_id').notNull(),
    fundId: uuid('fund_id')
      .notNull()
      .references(() => funds.id),
    ownerId: uuid('owner_id').notNull(),
    studentId: uuid('student_id').notNull(),
    scholarshipId: uuid('scholarship_id').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    currency: text('currency').notNull(),
    state: text('state', { enum: OFFER_STATES }).notNull(),
    answerBy: day('answer_by').notNull(),
    timeZone: text('time_zone').notNull(),
    /** The end of that day in the owner's zone. */
    answerEndsAt: instant('answer_ends_at').notNull(),
    /** When to remind the student; null: already reminded, or not needed. */
    remindAt: instant('remind_at'),
    message: text('message'),
    offeredBy: uuid('offered_by').notNull(),
    offeredAt: instant('offered_at').notNull(),
    /** When it was answered, withdrawn or lapsed. */
    closedAt: instant('closed_at'),
    /** A note by whoever closed it. */
    closingNote: text('closing_note'),
    enrollmentConfirmedOn: day('enrollment_confirmed_on'),
    enrollmentEvidence: text('enrollment_evidence'),
    thanks: text('thanks'),
    thankedAt: instant('thanked_at'),
    version: integer('version').notNull(),
  },
  (table) => [
    uniqueIndex('award_offers_standing')
      .on(table.applicationId)
      .where(sql`${table.state} in ('offered', 'accepted')`),
    index('award_offers_application').on(table.applicationId, table.offeredAt),
    index('award_offers_fund').on(table.fundId, table.offeredAt, table.id),
    index('award_offers_due')
      .on(table.answerEndsAt)
      .where(sql`${table.state} = 'offered'`),
    check('award_offers_amount', sql`${table.amountMinor} > 0`),
  ],
)

/** The parts in which an accepted award is paid. */
export const awardInstalments = pgTable(
  'award_instalments',
  {
    id: uuid('id').primaryKey(),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => awardOffers.id),
    dueOn: day('due_on').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    paidOn: day('paid_on'),
    reference: text('reference'),
    /** The ledger entry, while it is paid. */
    entryId: uuid('entry_id'),
    /** When the student said that it came. */
    receivedAt: instant('received_at'),
  },
  (table) => [
    index('award_instalments_offer').on(table.offerId, table.dueOn, table.id),
    check('award_instalments_amount', sql`${table.amountMinor} > 0`),
  ],
)

/** The reports that the owner wants from the student with the award, and when. */
export const awardReports = pgTable(
  'award_reports',
  {
    id: uuid('id').primaryKey(),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => awardOffers.id),
    studentId: uuid('student_id').notNull(),
    dueOn: day('due_on').notNull(),
    text: text('text'),
    writtenAt: instant('written_at'),
    /** When to remind the student next; null: not needed. */
    remindAt: instant('remind_at'),
  },
  (table) => [
    index('award_reports_offer').on(table.offerId, table.dueOn, table.id),
    index('award_reports_due').on(table.remindAt),
  ],
)
