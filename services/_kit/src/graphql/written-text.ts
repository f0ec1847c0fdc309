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

const REASON_MAX_LENGTH = 500

/** Why an admin does something: it must be said, and stays in the audit log. */
export const statedReason = writtenText(REASON_MAX_LENGTH)
  .nullish()
  .transform((stated) => stated ?? '')
  .pipe(z.string().min(1, 'Please say why'))
