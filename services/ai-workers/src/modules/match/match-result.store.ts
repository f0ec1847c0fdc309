import type { ImmutableModel } from '@landfall/kit/database/mongo'
import { z } from 'zod'
import type { MatchResultDocument } from '../../db/documents.ts'
import type { MatchResult } from './match-result.ts'

const KEPT_RESULTS = 200

export type MatchResultStore = ReturnType<typeof createMatchResultStore>

/**
 * Results as immutable documents that a person can read, too. Those read last are kept in memory,
 * which nothing can make stale.
 */
export function createMatchResultStore(
  model: () => Promise<ImmutableModel<MatchResultDocument>>,
) {
  // Readings, not results: the fields of one answer ask for the same at the same time.
  const kept = new Map<string, Promise<MatchResult | null>>()

  async function read(id: string): Promise<MatchResult | null> {
    const document = await (await model()).findById(id)
    return document !== null && isReadable(document) ? resultOf(document) : null
  }

  function remember(id: string, reading: Promise<MatchResult | null>): void {
    kept.set(id, reading)
    const [oldest] = kept.keys()
    if (kept.size > KEPT_RESULTS && oldest !== undefined) kept.delete(oldest)
  }

  return {
    /** False for a result that is there already and stays as it is. */
    async insertAll(results: readonly MatchResult[]): Promise<boolean[]> {
      const outcomes = await (await model()).insertAll(results.map(documentOf))
      return outcomes.map((outcome) => outcome === 'inserted')
    },

    /** Keeps a result that was told beside being stored like one that was read. */
    keep(result: MatchResult): void {
      remember(result.id, Promise.resolve(result))
    },

    /** Null when there is none, or one that cannot be read. */
    async find(id: string): Promise<MatchResult | null> {
      const known = kept.get(id)
      if (known) return known
      const reading = read(id)
      remember(id, reading)
      const found = await reading.catch(() => null)
      // Neither a failure nor an absence is for ever.
      if (found === null && kept.get(id) === reading) kept.delete(id)
      return reading
    },
  }
}

function documentOf({ id, ...rest }: MatchResult): MatchResultDocument {
  return { _id: id, ...rest }
}

function resultOf({ _id, ...rest }: MatchResultDocument): MatchResult {
  return { id: _id, ...rest }
}

/** The parts that a document of another layout lacks. */
const readableSchema = z.looseObject({
  summary: z.looseObject({}),
  matches: z.array(z.looseObject({ scholarshipId: z.string() })),
  toAnswer: z.array(z.looseObject({ scholarshipId: z.string() })),
  toCheck: z.array(z.looseObject({ scholarshipId: z.string() })),
  changes: z.looseObject({}).nullable(),
})

function isReadable(document: MatchResultDocument): boolean {
  return readableSchema.safeParse(document).success
}
