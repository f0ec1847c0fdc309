import { z } from 'zod'

/**
 * What somebody wrote in a field: without the spaces around it, and without null characters, which PostgreSQL keeps in
 * no text.
 * @param most characters
 */
export function writtenText(
  most: number,
  tooLong = `Please use at most ${most} characters`,
) {
  return z
    .string()
    .transform((stated) => stated.replaceAll('\u0000', '').trim())
    .pipe(z.string().max(most, tooLong))
}

/** The same where nothing may be written; @returns null for nothing */
export function optionalText(most: number, tooLong?: string) {
  return writtenText(most, tooLong)
    .nullish()
    .transform((stated) => stated || null)
}
