import { minorDigits } from '@landfall/reference/money'

/** ISO 4217's currencies that the runtime knows. */
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

export function isCurrency(code: string): boolean {
  return CURRENCIES.has(code)
}

/** A decimal without sign or exponent. */
export const AMOUNT = /^(\d{1,10})(?:\.(\d{1,4}))?$/

/**
 * @param amount as `amountInput` gives it
 * @returns the amount in the currency's smallest unit; null if it has fractions of that
 */
export function minorOf(amount: string, currency: string): bigint | null {
  const match = AMOUNT.exec(amount)
  if (match === null) return null
  const digits = minorDigits(currency)
  const [, whole = '', fraction = ''] = match
  if (/[1-9]/.test(fraction.slice(digits))) return null
  return BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'))
}
