const DAY = String.raw`\d{4}-\d{2}-\d{2}`
const PAYMENT = new RegExp(String.raw`^(${DAY})[\s,;:]+(\d+(?:\.\d+)?)$`)
const ONE_DAY = new RegExp(`^${DAY}$`)

/** The lines of a text that have something on them. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** "2027-01-15 1500.50" on each line; null when one is something else. */
export function parsePayments(text: string): { dueOn: string; amount: string }[] | null {
  const payments = linesOf(text).map((line) => PAYMENT.exec(line))
  if (payments.includes(null)) return null
  return payments.map((match) => ({ dueOn: match?.[1] ?? '', amount: match?.[2] ?? '' }))
}

/** "2027-06-01" on each line; null when one is something else. */
export function parseDays(text: string): string[] | null {
  const lines = linesOf(text)
  return lines.every((line) => ONE_DAY.test(line)) ? lines : null
}
