import { z } from 'zod'

const WORD_MAX_LENGTH = 200
const word = z
  .string()
  .trim()
  .max(WORD_MAX_LENGTH)
  .nullish()
  .transform((stated) => stated || null)
const moment = z
  .date()
  .nullish()
  .transform((stated) => stated ?? null)

export const auditFilterInput = z.object({
  actorId: word.pipe(z.uuid('This is not the id of an account').nullable()),
  subjectId: word,
  service: word,
  action: word,
  from: moment,
  until: moment,
  isWhole: z
    .boolean()
    .nullish()
    .transform((stated) => stated ?? false),
})

/** The position of a row in the log's order. */
export const auditPosition = z.strictObject({ at: z.coerce.date(), id: z.uuid() })
