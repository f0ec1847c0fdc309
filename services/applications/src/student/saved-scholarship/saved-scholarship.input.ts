import { z } from 'zod'
import { NOTES_MAX_LENGTH, SAVED_STATUSES } from './saved-scholarship.ts'

const status = z.enum(SAVED_STATUSES, {
  error: `Choose one of ${SAVED_STATUSES.join(', ')}`,
})

/** Text as typed; blank text means no notes. */
const notes = z
  .string()
  .max(NOTES_MAX_LENGTH, `Notes may have up to ${NOTES_MAX_LENGTH} characters`)
  .transform((text) => (text.trim() === '' ? null : text))

/** A null or absent status and absent notes change nothing; null notes clear them. */
const change = {
  applicationStatus: status.nullish().transform((value) => value ?? undefined),
  notes: notes.nullable().optional(),
}

export const saveScholarshipInput = z.object({
  scholarshipId: z
    .string({ error: 'Please select a scholarship' })
    .min(1, 'Please select a scholarship'),
  ...change,
})
export type SaveScholarshipInput = z.output<typeof saveScholarshipInput>

export const updateSavedScholarshipInput = z.object({ id: z.string(), ...change })
export type UpdateSavedScholarshipInput = z.output<typeof updateSavedScholarshipInput>
