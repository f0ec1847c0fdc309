import { z } from 'zod'
import { defineEvent } from '../define-event.ts'
import { minorSchema } from './award-facts.ts'

export const FundBalanceChanged = defineEvent({
  publisher: 'applications',
  noun: 'fund',
  verb: 'balance-changed',
  version: 1,
  description:
    'A line was written into the ledger of a fund, or it was made, or what it pays for changed.',
  schema: z.object({
    fundId: z.uuid(),
    /** The organization. */
    ownerId: z.uuid(),
    /** ISO 4217. */
    currency: z.string().regex(/^[A-Z]{3}$/),
    pledgedMinor: minorSchema,
    /** Offered and not yet answered. */
    committedMinor: minorSchema,
    /** Accepted, paid or not. */
    awardedMinor: minorSchema,
    /** Recorded as paid to recipients. */
    disbursedMinor: minorSchema,
    /** The owner's name for the fund; absent from older events. */
    name: z.string().min(1).optional(),
    /** The scholarships that it pays for; an empty list means all of its owner's. Absent from older events. */
    scholarshipIds: z.array(z.uuid()).optional(),
  }),
})
