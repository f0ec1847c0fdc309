import { z } from 'zod'

/** A value of one of the graph's enums, read as the word that is stored: `FULL_TUITION` → `full-tuition`. */
export function enumInput<const Words extends readonly string[]>(
  words: Words,
  message?: string,
) {
  const stored = new Map(words.map((word) => [nameOf(word), word]))
  return z
    .string()
    .transform((value) => stored.get(nameOf(value)) ?? value)
    .pipe(z.enum(words, message))
}

/**
 * The number of records requested from a list without cursors.
 * @param noun what they are, as a person would say it
 */
export function countInput(most: number, noun?: string) {
  const message = `Ask for 1 to ${most}${noun === undefined ? '' : ` ${noun}`}`
  return z.int(message).min(1, message).max(most, message)
}

/** For `nullish()` fields: absent values become null. */
export function absentAsNull<T>(given: T | null | undefined): T | null {
  return given ?? null
}

function nameOf(word: string): string {
  return word.toUpperCase().replaceAll('-', '_')
}
