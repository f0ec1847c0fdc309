import {
  studentAnswer,
  type StudentAnswer,
} from '@landfall/proto-events/identity/student-answers-saved.v1'
import {
  studentDetails,
  type StudentSaved,
} from '@landfall/proto-events/identity/student-saved.v1'
import { z } from 'zod'
import { studentFactsOf } from '../criteria/student-facts-of-event.ts'
import type { AskedStudent, FactAnswer } from './student-answers.ts'

const answersByKey = z.record(z.string(), studentAnswer)

/** What identity's events tell of a student, once what is sealed in them was opened. */
export type StudentEvents = {
  saved: z.output<typeof StudentSaved.schema>
  /** Of `sealedDetails`, as it was opened; null without one. */
  details: unknown
  /** Of `sealedAnswers`, as it was opened; null when nothing was answered yet. */
  answers: unknown
  /** The IPEDS ids of `intendedUniversityIds`. */
  intendedUniversities: readonly number[]
}

/** All that requirements are held against. @throws ZodError when what was opened has another shape */
export function askedStudentOf(events: StudentEvents): AskedStudent {
  const { saved, intendedUniversities } = events
  const details = studentDetails.nullable().parse(events.details)
  const answers = answersByKey.parse(events.answers ?? {})
  // Their keys are those of `factKey`.
  const facts = Object.entries(answers).map(([key, answer]) => [key, FACT_ANSWERS[answer]])
  return {
    ...studentFactsOf(saved),
    facts: Object.fromEntries(facts),
    dateOfBirth: details?.dateOfBirth ?? null,
    gender: details?.gender ?? null,
    intendedUniversities,
  }
}

const FACT_ANSWERS: Readonly<Record<StudentAnswer, FactAnswer>> = {
  yes: true,
  no: false,
  declined: 'declined',
}
