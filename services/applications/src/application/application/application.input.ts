import { absentAsNull, enumInput } from '@landfall/kit/graphql/arguments'
import { z } from 'zod'
import { APPLICATION_STATES } from './application-state.ts'
import { formPatch } from './application-form.input.ts'

export const WORD_MAX_LENGTH = 2_000

/** A message to the other side; blank text counts as none. */
export const word = z
  .string('Please enter text')
  .trim()
  .max(WORD_MAX_LENGTH, `Please use up to ${WORD_MAX_LENGTH} characters`)
  .transform((text) => text || null)
  .nullish()
  .transform((text) => text ?? null)

/** The application, by its id or by the scholarship that it is to. */
export const applicationTarget = {
  id: z.string().nullish(),
  scholarshipId: z.string().nullish(),
  form: formPatch.nullish().transform((form) => form ?? {}),
}

const NO_TARGET = 'Please select a scholarship'
export const hasTarget = (o: { id?: unknown; scholarshipId?: unknown }) =>
  Boolean(o.id) || Boolean(o.scholarshipId)
export const noTarget = { path: ['scholarshipId'], message: NO_TARGET }

export const saveApplicationInput = z.object(applicationTarget).refine(hasTarget, noTarget)

export const withdrawApplicationInput = z.object({ id: z.string(), reason: word })

/** States to filter lists by. @returns null for any */
export const statesArguments = z.object({
  states: z.array(enumInput(APPLICATION_STATES)).nullish().transform(absentAsNull),
})
