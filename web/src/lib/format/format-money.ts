import { groupDigits } from '#ui/format-number.ts'

/** "US$12,500" from a decimal; cents only when there are some. By hand, as counts are (see format-number.ts). */
export function formatMoney(money: { amount: string; currency: string }): string {
  const { amount, currency } = money
  const inCents = /\.\d{3}/.test(amount) ? Number(amount).toFixed(2) : amount
  const [whole = '', decimals = ''] = inCents.split('.')
  const cents = /[1-9]/.test(decimals) ? `.${decimals.padEnd(2, '0')}` : ''
  const sign = currency === 'USD' ? 'US$' : `${currency} `
  return `${sign}${groupDigits(whole)}${cents}`
}
