import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

export const PASSWORD_MAX_LENGTH = 128
export const tooEasyMessage = 'This password is too easy to guess'

/**
 * Six random characters need about 10^6 guesses by the estimate; whatever needs fewer is a
 * word, a name, a pattern or a variation of one of 49,000 common passwords.
 */
const MIN_GUESSES = 1_000_000

/**
 * Only the common passwords, diceware words and keyboards: the English dictionaries would add
 * names and words that a longer password may well contain, and 40 MB to each process.
 */
const estimate = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/**
 * What is wrong with a new password, in words for its owner; null when nothing is.
 * @param about words that an attacker would try first: user name, address, names
 */
export function passwordFault(
  password: string,
  minLength: number,
  about: readonly string[] = [],
): string | null {
  // By code point, so that a letter outside the basic plane counts once.
  const length = [...password].length
  if (length < minLength) return `Password must be at least ${minLength} characters`
  if (length > PASSWORD_MAX_LENGTH) {
    return `Password must be at most ${PASSWORD_MAX_LENGTH} characters`
  }
  const words = about.flatMap((text) => [text, ...text.split(/[@.\s_-]+/)])
  const known = words.filter((word) => word.length > 2)
  const { guesses } = estimate.check(password, ['landfall', ...known])
  return guesses < MIN_GUESSES ? tooEasyMessage : null
}
