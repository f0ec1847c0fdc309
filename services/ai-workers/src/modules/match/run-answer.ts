import type { DirectInbox } from '@landfall/kit/messaging/process-inbox'
import { z } from 'zod'
import type { MatchResult } from './match-result.ts'
import { packJson, unpackJson } from './packed-json.ts'
import type { RunEnd } from './match-run.ts'

/** What a worker sends to a waiting request: the end of its run and the result as it was stored. */
export type RunAnswer = { finishedAt: Date; result: MatchResult }

/** Sends it to an address; never rejects, and the work does not depend on anybody receiving it. */
export type SendAnswer = (address: string, answer: RunAnswer) => void

/** Opens the address at which a process receives what it waits for. */
export type OpenAnswers = (
  onAnswer: (runId: string, end: RunEnd) => void,
) => Pick<DirectInbox, 'address' | 'stop'>

/** Only workers of this service write it, so its inner parts are not checked. */
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

/** Packed, because a message may have at most 1 MB. */
export function encodeAnswer(answer: RunAnswer): Buffer {
  return packJson(answer)
}

/** @throws when the data is no such answer */
export function decodeAnswer(data: Uint8Array): RunAnswer {
  return answerSchema.parse(unpackJson(data)) as unknown as RunAnswer
}
