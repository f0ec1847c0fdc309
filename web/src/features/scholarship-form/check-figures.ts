/** Whether a typed figure is readable: nothing, or a number up to `max` with this many decimals. */
export function isDecimal(typed: string, max: number, places: number): boolean {
  const plain = typed.trim()
  if (plain === '') return true
  const [, decimals = ''] = /^\d{1,3}(?:\.(\d+))?$/.exec(plain) ?? [null, 'unreadable']
  return decimals.length <= places && Number(plain) <= max
}

/** Whether a typed score of the Duolingo English Test is readable: nothing, or 10 to 160. */
export function isDuolingo(typed: string): boolean {
  return isDecimal(typed, 160, 0) && (typed.trim() === '' || Number(typed) >= 10)
}
