import type { Sealer } from '@landfall/kit/core/sealed'
import type { StudentAnswers } from '@landfall/matching/requirements/student-answers'
import { studentAnswer } from '@landfall/proto-events/identity/student-answers-saved.v1'
import { z } from 'zod'

/** By key of the fact, see the contract of the event. */
const answersSchema = z.record(z.string(), studentAnswer)

const FACT_ANSWERS = { yes: true, no: false, declined: 'declined' } as const

/** What rules are held against; none where nothing was answered. @throws when the key is another */
export type ReadAnswers = (sealed: string | null) => Promise<StudentAnswers['facts']>

export function makeReadAnswers(sealer: Sealer): ReadAnswers {
  return async (sealed) => {
    if (sealed === null) return {}
    const answers = answersSchema.parse(await sealer.open(sealed))
    return Object.fromEntries(
      Object.entries(answers).map(([key, answer]) => [key, FACT_ANSWERS[answer]]),
    )
  }
}
