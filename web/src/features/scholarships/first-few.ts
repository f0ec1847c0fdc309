import { scholarshipMessages as text } from './scholarship-messages.ts'

/** "India, Kenya, Nepal +4 more"; null when nothing is stated. */
export function firstFew(
  names: readonly string[] | null | undefined,
  count: number,
): string | null {
  if (!names || names.length === 0) return null
  const first = names.slice(0, count).join(', ')
  const rest = names.length - count
  return rest > 0 ? `${first} ${text.moreCountries(rest)}` : first
}
