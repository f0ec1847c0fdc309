import type { Sealer } from '@landfall/kit/core/sealed'
import { z } from 'zod'
import type { MatchResult } from './match-result.ts'
import { resultOfOlder, withAwaitedOfOlder } from './older-result.ts'
import { packJson, unpackJson } from './packed-json.ts'

const documentSchema = z.object({
  _id: z.string(),
  runId: z.string(),
  studentId: z.string(),
  sealed: z.string(),
})

/** A result as its document holds it. */
type StoredResult = z.output<typeof documentSchema>

/** Everything but the ids is sealed, because which awards fit, and why, reveals the student's answers. */
export async function documentOf(
  { id, runId, studentId, ...words }: MatchResult,
  { seal }: Pick<Sealer, 'seal'>,
): Promise<StoredResult> {
  const sealed = await seal(packJson(words).toString('base64'))
  return { _id: id, runId, studentId, sealed }
}

const awards = z.array(z.looseObject({ scholarshipId: z.string() }))
/** Only workers of this service write it, so its inner parts are not checked. */
const wordsSchema = z.looseObject({
  summary: z.looseObject({}),
  matches: awards,
  toAnswer: awards,
  toCheck: awards,
  changes: z.looseObject({}).nullable(),
})

/** Null for a result that was sealed with another key, and for an unknown layout. */
export async function resultOf(
  document: unknown,
  { open }: Pick<Sealer, 'open'>,
): Promise<MatchResult | null> {
  const found = documentSchema.safeParse(document)
  if (!found.success) return resultOfOlder(document)
  const { _id: id, runId, studentId, sealed } = found.data
  const packed = await open(sealed).catch(() => null)
  if (typeof packed !== 'string') return null
  const words = wordsSchema.safeParse(unpackJson(Buffer.from(packed, 'base64')))
  if (!words.success) return null
  const matches = words.data.matches.map((match) => withAwaitedOfOlder(match))
  return { id, runId, studentId, ...words.data, matches } as unknown as MatchResult
}
