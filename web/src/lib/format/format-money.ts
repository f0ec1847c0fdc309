/** "US$12,500" from an exact decimal; cents only when there are some. */
export function formatMoney(money: { amount: string; currency: string }): string {
  // Some currencies have three decimals.
  const decimals = /\.(\d*[1-9])/.exec(money.amount)?.[1] ?? ''
  const digits = decimals === '' ? 0 : Math.max(2, decimals.length)
  const text = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: money.currency,
    currencyDisplay: 'code',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(money.amount as Intl.StringNumericLiteral)
  const [code = '', value = ''] = text.split(/\u00a0/)
  return code === 'USD' ? `US$${value}` : `${code} ${value}`
}
