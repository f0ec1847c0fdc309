import type { Sealer } from '@landfall/kit/core/sealed'
import type { Log } from '@landfall/kit/observability/log'
import type { FactAnswer } from '@landfall/matching/requirements/student-answers'
import { studentAnswer } from '@landfall/proto-events/identity/student-answers-saved.v1'
import { z } from 'zod'

/** By key of the fact, as matching keeps them. */
type AnsweredFacts = Readonly<Record<string, FactAnswer>>

export type OpenAnswers = (sealed: string | null) => Promise<AnsweredFacts>

const answersSchema = z.record(z.string(), studentAnswer)
const FACT_ANSWERS = { yes: true, no: false, declined: 'declined' } as const

/**
 * Opens what a student answered. What another key sealed counts as not answered: its questions stay open
 * until identity tells it again, and nobody is shut out by it.
 */
export function makeOpenAnswers(sealer: Pick<Sealer, 'open'>, log: Log): OpenAnswers {
  return async (sealed) => {
    if (sealed === null) return {}
    const answers = await sealer.open(sealed).then(
      (opened) => answersSchema.safeParse(opened).data,
      () => undefined,
    )
    // Without the error: it may hold words of an answer.
    if (answers === undefined) log.warn('the answers of a student could not be opened')
    return Object.fromEntries(
      Object.entries(answers ?? {}).map(([key, answer]) => [key, FACT_ANSWERS[answer]]),
    )
  }
}
