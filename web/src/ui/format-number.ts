/** "1,260". Whole numbers are written by hand: the browser's own formatter takes a phone as long as ten list items. */
export function formatNumber(value: number): string {
  return Number.isInteger(value)
    ? groupDigits(String(value))
    : value.toLocaleString('en-US')
}

/** @param digits of a whole number; a sign may stand before them */
export function groupDigits(digits: string): string {
  return digits.replaceAll(/\B(?=(\d{3})+$)/g, ',')
}
