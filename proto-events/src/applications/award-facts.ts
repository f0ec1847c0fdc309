import { z } from 'zod'

/** A whole number of the currency's smallest unit, as text: JSON numbers can't hold every amount. */
export const minorSchema = z.string().regex(/^\d{1,18}$/)

/** The facts of an offer: ids and the amount, nobody's words. */
export const awardFactsSchema = z.object({
  offerId: z.uuid(),
  applicationId: z.uuid(),
  studentId: z.uuid(),
  scholarshipId: z.uuid(),
  /** The organization. */
  ownerId: z.uuid(),
  fundId: z.uuid(),
  amountMinor: minorSchema,
  /** ISO 4217. */
  currency: z.string().regex(/^[A-Z]{3}$/),
  at: z.iso.datetime(),
})
