/** "$1,500" or "US$1,500" as people type it becomes "1500". */
export function plainAmount(typed: string): string {
  return typed.replaceAll(/[\s,$]|US/gi, '')
}

/** Whether a plain amount is 0 or more; an empty one is fine too. */
export function isAmount(plain: string): boolean {
  return plain === '' || /^\d{1,12}(\.\d{1,4})?$/.test(plain)
}

/** Whether a typed number can be read and is at most `max`, with at most so many decimals; an empty one is fine too. */
export function isDecimal(typed: string, max: number, places: number): boolean {
  const plain = typed.trim().replace(',', '.')
  if (plain === '') return true
  const [, decimals = ''] = /^\d+(?:\.(\d+))?$/.exec(plain) ?? [null, 'unreadable']
  return decimals.length <= places && Number(plain) <= max
}

/** Whether a typed number is whole and within these limits; an empty one is fine too. */
export function isWhole(typed: string, min: number, max: number): boolean {
  const plain = typed.trim()
  return (
    plain === '' || (/^\d+$/.test(plain) && Number(plain) >= min && Number(plain) <= max)
  )
}

/** A typed number; null for none. */
export function numberOf(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed)
}
