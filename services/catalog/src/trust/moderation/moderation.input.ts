import { enumInput } from '@landfall/kit/graphql/arguments'
import { optionalText } from '@landfall/kit/graphql/written-text'
import { z } from 'zod'
import { CASE_NOTE_MAX_LENGTH, CASE_OUTCOMES } from '../listing-case/listing-case.ts'

const tooLong = `Please keep it under ${CASE_NOTE_MAX_LENGTH} characters`

/** @returns note: null for none */
export const resolveCaseInput = z.object({
  id: z.string(),
  outcome: enumInput(CASE_OUTCOMES, `Choose one of ${CASE_OUTCOMES.join(', ')}`),
  note: optionalText(CASE_NOTE_MAX_LENGTH, tooLong),
  /** The version that was decided on. */
  version: z.int(),
})
export type ResolveCaseInput = z.output<typeof resolveCaseInput>

export const reopenCaseInput = resolveCaseInput.pick({ id: true, version: true })
export type ReopenCaseInput = z.output<typeof reopenCaseInput>
