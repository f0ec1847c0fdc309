/** How many digits of the currency's amounts stand behind the point, by ISO 4217: 2 for USD, 0 for JPY. */
export function minorDigits(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? 2
}

/** An amount in the smallest unit as a decimal string: 150050 of USD is "1500.50". */
export function decimalOf(amountMinor: bigint, currency: string): string {
  const digits = minorDigits(currency)
  const sign = amountMinor < 0n ? '-' : ''
  const text = String(amountMinor < 0n ? -amountMinor : amountMinor).padStart(
    digits + 1,
    '0',
  )
  const point = text.length - digits
  return sign + text.slice(0, point) + (digits > 0 ? `.${text.slice(point)}` : '')
}

/** As the graph's `Money`. */
export function presentMoney(amountMinor: bigint, currency: string) {
  return { amount: decimalOf(amountMinor, currency), currency }
}

/** "US$1,500.50", "EUR 800", as the pages say it: "$" alone is money of many countries. Cents only when there are some. */
export function moneyInWords(amountMinor: bigint, currency: string): string {
  return decimalInWords(decimalOf(amountMinor, currency), currency)
}

/**
 * The same of a decimal string, as exact as it is.
 * @param currency by ISO 4217; null where none is stated, which leaves the number alone
 */
export function decimalInWords(amount: string, currency: string | null): string {
  const sign = amount.startsWith('-') ? '-' : ''
  const [whole = '', decimals = ''] = amount.slice(sign.length).split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  const fraction = /^0*$/.test(decimals) ? '' : `.${decimals.padEnd(2, '0')}`
  return `${sign}${currencyPrefix(currency)}${grouped}${fraction}`
}

function currencyPrefix(currency: string | null): string {
  if (currency === null) return ''
  return currency === 'USD' ? 'US$' : `${currency} `
}
