import type { DecimalText } from '../scholarship-criteria.ts'

const SYMBOLS: Readonly<Record<string, string>> = {
  USD: 'US$',
  EUR: '€',
  GBP: '£',
  CAD: 'CA$',
  AUD: 'A$',
  MXN: 'MX$',
  INR: '₹',
  JPY: '¥',
}

/** "US$12,500"; cents only when there are any; a currency without a symbol as "SEK 5,000". */
export function moneyInWords(amount: DecimalText, currency: string | null): string {
  const [whole = '0', cents = ''] = amount.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  const fraction = /^0*$/.test(cents) ? '' : `.${cents.padEnd(2, '0').slice(0, 2)}`
  const prefix = currency === null ? '' : (SYMBOLS[currency] ?? `${currency} `)
  return `${prefix}${grouped}${fraction}`
}
