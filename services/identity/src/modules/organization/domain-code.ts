import { randomInt } from 'node:crypto'

/** How long a mailed code works, and how often somebody may mistype it. */
export const CODE_VALID_MS = 30 * 60_000
export const CODE_TRIES = 5

const DIGITS = 6

/** Six digits, for people who read the mail on another device. */
export function newCode(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
}
