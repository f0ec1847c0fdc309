import { z } from 'zod'
import { isCurrency } from '../money/money.ts'

const NAME_MAX_LENGTH = 120

export const createFundInput = z.object({
  organizationId: z.string(),
  name: z
    .string('Please enter a fund name')
    .trim()
    .min(1, 'Please enter a fund name')
    .max(NAME_MAX_LENGTH, `Please use up to ${NAME_MAX_LENGTH} characters`),
  currency: z
    .string('Please choose a currency')
    .trim()
    .transform((code) => code.toUpperCase())
    .refine(isCurrency, 'Please enter the three letters of a currency, such as USD'),
})

export const setFundScholarshipsInput = z.object({
  fundId: z.string(),
  scholarshipIds: z
    .array(z.uuid('This is not a scholarship'))
    .max(200, 'A fund can pay for up to 200 scholarships')
    .transform((ids) => [...new Set(ids)]),
})
