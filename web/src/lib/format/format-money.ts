/** "US$12,500" from an exact decimal; cents only when there are some. */
export function formatMoney(money: { amount: string; currency: string }): string {
  // As many decimals as the currency has, or none.
  const digits = /\.\d*[1-9]/.test(money.amount) ? undefined : 0
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
