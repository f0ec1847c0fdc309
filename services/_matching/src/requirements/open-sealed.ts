import { studentAnswer } from '@landfall/proto-events/identity/student-answers-saved.v1'
import {
  studentDetails,
  type StudentDetails,
} from '@landfall/proto-events/identity/student-saved.v1'
import { z } from 'zod'
import type { StudentAnswers } from './student-answers.ts'

/** A student's personal statements as identity sealed them; null where nothing was stated. */
export type SealedStudent = { sealedDetails: string | null; sealedAnswers: string | null }

/** The part of `StudentAnswers` that comes sealed. */
export type OpenedStudent = Omit<StudentAnswers, 'intendedUniversities'>

export type OpenSealed = (sealed: SealedStudent) => Promise<OpenedStudent>

/** @throws when another key sealed it */
type Open = (sealed: string) => Promise<unknown>
type Warn = (message: string) => void

const answersByKey = z.record(z.string(), studentAnswer)
const NO_DETAILS: StudentDetails = { dateOfBirth: null, gender: null }
const FACT_ANSWERS = { yes: true, no: false, declined: 'declined' } as const

/**
 * Opens what a student stated. Anything sealed with another key counts as not stated: its questions stay open until
 * identity republishes it, and nobody is shut out by it.
 */
export function makeOpenSealed({ open }: { open: Open }, log: { warn: Warn }): OpenSealed {
  async function opened<T>(sealed: string | null, schema: z.ZodType<T>, nothing: T) {
    if (sealed === null) return nothing
    const told = await open(sealed).then(
      (value) => schema.safeParse(value).data,
      () => undefined,
    )
    // The error is not logged, since it may hold words that the student stated.
    if (told === undefined) log.warn('what a student told could not be opened')
    return told ?? nothing
  }

  return async ({ sealedDetails, sealedAnswers }) => {
    const { dateOfBirth, gender } = await opened(sealedDetails, studentDetails, NO_DETAILS)
    const answers = await opened(sealedAnswers, answersByKey, {})
    // The keys are those of `factKey`.
    const facts = Object.entries(answers).map(([key, answer]) => [
      key,
      FACT_ANSWERS[answer],
    ])
    return { facts: Object.fromEntries(facts), dateOfBirth, gender }
  }
}
