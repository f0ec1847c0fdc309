import { z } from 'zod'

const day = z.iso.date('Please enter a date as YYYY-MM-DD').nullish()
const id = z.uuid('This is not an id').nullish()

/** Both days are in UTC and inclusive. */
export const metricsWish = z
  .object({ organizationId: z.string(), from: day, to: day, scholarshipId: id, fundId: id })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    message: 'The last day must not be before the first',
  })
  .transform((wish) => ({
    organizationId: wish.organizationId,
    from: wish.from ?? null,
    to: wish.to ?? null,
    scholarshipId: wish.scholarshipId ?? null,
    fundId: wish.fundId ?? null,
  }))
