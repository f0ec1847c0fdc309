import { z } from 'zod'
import { AMOUNT } from './money.ts'

/** An amount above zero as a decimal string, as in the graph's `Decimal`. */
export const amountInput = z
  .union([z.string(), z.number()], 'Please enter an amount')
  .transform((amount) => String(amount).trim())
  .refine((text) => AMOUNT.test(text) && !/^[0.]+$/.test(text), {
    message: 'Please enter an amount above zero, such as 1500 or 1500.50',
  })
