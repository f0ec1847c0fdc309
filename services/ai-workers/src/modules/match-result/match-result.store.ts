import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { ImmutableModel } from '@landfall/kit/mongo'
import type { MatchResultDocument } from '../../db/documents.ts'
import type { ExplainedAward, MatchResult, MatchSummary } from './match-result.ts'
import type { MatchChanges } from './match-changes.ts'

const KEPT_DOCUMENTS = 200
/** The fastest: words repeat so much that more effort gains little. */
const packing = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }

/** A stored result, unpacked only as far as it is read. */
export type OpenResult = {
  runId: string
  summary: MatchSummary
  changes: MatchChanges | null
  /** The best `first` ones. */
  matches(first: number): ExplainedAward[]
  checkFirst(first: number): ExplainedAward[]
}

export type MatchResultStore = ReturnType<typeof createMatchResultStore>

/**
 * Results as immutable documents, their words packed to a fifteenth. Those read last are kept in memory,
 * which nothing can make stale.
 */
export function createMatchResultStore(
  model: () => Promise<ImmutableModel<MatchResultDocument>>,
) {
  // Readings, not results: the fields of one answer ask for the same at the same time.
  const kept = new Map<string, Promise<OpenResult | null>>()

  async function read(id: string): Promise<OpenResult | null> {
    const document = await (await model()).findById(id)
    return document && open(document)
  }

  return {
    async insertAll(results: readonly MatchResult[]): Promise<('inserted' | 'exists')[]> {
      return (await model()).insertAll(results.map(documentOf))
    },

    async find(id: string): Promise<OpenResult | null> {
      const known = kept.get(id)
      if (known) return known
      const reading = read(id)
      kept.set(id, reading)
      const [oldest] = kept.keys()
      if (kept.size > KEPT_DOCUMENTS && oldest !== undefined) kept.delete(oldest)
      const opened = await reading.catch(() => null)
      // Neither a failure nor an absence is for ever.
      if (opened === null && kept.get(id) === reading) kept.delete(id)
      return reading
    },
  }
}

function documentOf(result: MatchResult): MatchResultDocument {
  const { id, runId, studentId, summary, changes } = result
  return {
    _id: id,
    runId,
    studentId,
    outline: pack([{ summary, changes }]),
    matches: pack(result.matches),
    checkFirst: pack(result.checkFirst),
  }
}

type Outline = Pick<OpenResult, 'summary' | 'changes'>

function open({ runId, ...packed }: MatchResultDocument): OpenResult {
  const [outline] = unpack<Outline>(packed.outline, 1)
  if (outline === undefined) throw new Error('A stored result has no outline')
  return {
    runId,
    ...outline,
    matches: (first) => unpack<ExplainedAward>(packed.matches, first),
    checkFirst: (first) => unpack<ExplainedAward>(packed.checkFirst, first),
  }
}

/** One a line: who reads the first ten parses no more. */
function pack(items: readonly object[]): Buffer {
  return zstdCompressSync(items.map((item) => JSON.stringify(item)).join('\n'), packing)
}

function unpack<Item>(packed: MatchResultDocument['matches'], first: number): Item[] {
  const text = zstdDecompressSync(packed).toString('utf8')
  const lines = text === '' ? [] : text.split('\n').slice(0, first)
  return lines.map((line) => JSON.parse(line) as Item)
}
