import { z } from 'zod'

/**
 * Text that somebody wrote in a field: trimmed, and without null characters, which PostgreSQL cannot
 * store.
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

/** The same for an optional field; @returns null if it is empty */
export function optionalText(most: number, tooLong?: string) {
  return writtenText(most, tooLong)
    .nullish()
    .transform((stated) => stated || null)
}

const REASON_MAX_LENGTH = 500

/** An admin's reason for an action: required, and kept in the audit log. */
export const statedReason = writtenText(REASON_MAX_LENGTH)
  .nullish()
  .transform((stated) => stated ?? '')
  .pipe(z.string().min(1, 'Please say why'))
