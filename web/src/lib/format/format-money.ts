import { groupDigits } from '#ui/format-number.ts'

/** "US$12,500" from an exact decimal, "EUR 800"; cents only when there are some. */
export function formatMoney(money: { amount: string; currency: string }): string {
  const { amount, currency } = money
  // Most amounts are formatted by hand, as counts are (see format-number.ts).
  const byHand = currency === 'USD' && /^([1-9]\d*)(?:\.00|(\.\d\d))?$/.exec(amount)
  if (byHand) return `US$${groupDigits(byHand[1] ?? '')}${byHand[2] ?? ''}`
  // Shows as many decimals as the currency has, or none.
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    trailingZeroDisplay: 'stripIfInteger',
  })
    .format(amount as Intl.StringNumericLiteral)
    .replace('USD\u00a0', 'US$')
    .replace('\u00a0', ' ')
}
