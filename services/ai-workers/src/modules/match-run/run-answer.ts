import type { DirectInbox } from '@landfall/kit/messaging/process-inbox'
import { z } from 'zod'
import type { StoredResult } from '../match-result/match-result.store.ts'
import type { RunEnd } from './match-run.ts'

/** What a worker tells a request that waits: the end of its run and the result, as it was stored. */
export type RunAnswer = { finishedAt: Date; document: StoredResult }

/** Tells it to an address; never rejects, and the work does not depend on anybody hearing it. */
export type TellAnswer = (address: string, answer: RunAnswer) => void

/** Where a process hears what it waits for. */
export type OpenAnswers = (
  onAnswer: (runId: string, end: RunEnd) => void,
) => Pick<DirectInbox, 'address' | 'stop'>

/** A line before what is packed. */
const headSchema = z.strictObject({
  _id: z.uuid(),
  runId: z.uuid(),
  studentId: z.uuid(),
  finishedAt: z.coerce.date(),
})

const LINE_END = 0x0a

export function encodeAnswer({ finishedAt, document }: RunAnswer): Buffer {
  const { packed, ...ids } = document
  const head = JSON.stringify({ ...ids, finishedAt })
  return Buffer.concat([Buffer.from(`${head}\n`), packed])
}

/** @throws when it is none */
export function decodeAnswer(data: Uint8Array): RunAnswer {
  const end = data.indexOf(LINE_END)
  const text = Buffer.from(data.subarray(0, end)).toString()
  const { finishedAt, ...ids } = headSchema.parse(JSON.parse(text))
  return { finishedAt, document: { ...ids, packed: data.slice(end + 1) } }
}
