/** "1,260". Formats whole numbers by hand: on a phone the browser's own formatter takes as long as ten list items. */
export function formatNumber(value: number): string {
  return Number.isInteger(value)
    ? groupDigits(String(value))
    : value.toLocaleString('en-US')
}

/** @param digits the digits of a whole number, which may follow a sign */
export function groupDigits(digits: string): string {
  return digits.replaceAll(/\B(?=(\d{3})+$)/g, ',')
}
