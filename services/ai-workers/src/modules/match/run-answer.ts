import type { DirectInbox } from '@landfall/kit/messaging/process-inbox'
import { z } from 'zod'
import type { MatchResult } from './match-result.ts'
import { packJson, unpackJson } from './packed-json.ts'
import type { RunEnd } from './match-run.ts'

/** What a worker tells a request that waits: the end of its run and the result, as it was stored. */
export type RunAnswer = { finishedAt: Date; result: MatchResult }

/** Tells it to an address; never rejects, and the work does not depend on anybody hearing it. */
export type SendAnswer = (address: string, answer: RunAnswer) => void

/** Where a process hears what it waits for. */
export type OpenAnswers = (
  onAnswer: (runId: string, end: RunEnd) => void,
) => Pick<DirectInbox, 'address' | 'stop'>

/** Workers of this service alone write it, so that its inner parts are taken at their word. */
const answerSchema = z.strictObject({
  finishedAt: z.coerce.date(),
  result: z.looseObject({
    id: z.uuid(),
    runId: z.uuid(),
    studentId: z.uuid(),
    summary: z.looseObject({}),
    matches: z.array(z.looseObject({})),
    toAnswer: z.array(z.looseObject({})),
    toCheck: z.array(z.looseObject({})),
    changes: z.looseObject({}).nullable(),
  }),
})

/** Packed, for a message may have 1 MB. */
export function encodeAnswer(answer: RunAnswer): Buffer {
  return packJson(answer)
}

/** @throws when it is none */
export function decodeAnswer(data: Uint8Array): RunAnswer {
  return answerSchema.parse(unpackJson(data)) as unknown as RunAnswer
}
