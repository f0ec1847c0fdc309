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
  const kept = new Map<string, OpenResult>()
  return {
    async insert(result: MatchResult): Promise<'inserted' | 'exists'> {
      const { id, matches, checkFirst, ...same } = result
      return (await model()).insert({
        _id: id,
        ...same,
        matches: pack(matches),
        checkFirst: pack(checkFirst),
      })
    },

    async find(id: string): Promise<OpenResult | null> {
      const known = kept.get(id)
      if (known) return known
      const document = await (await model()).findById(id)
      if (document === null) return null
      const opened = open(document)
      kept.set(id, opened)
      const [oldest] = kept.keys()
      if (kept.size > KEPT_DOCUMENTS && oldest !== undefined) kept.delete(oldest)
      return opened
    },
  }
}

function open({ runId, summary, changes, ...packed }: MatchResultDocument): OpenResult {
  return {
    runId,
    summary,
    changes,
    matches: (first) => unpack(packed.matches, first),
    checkFirst: (first) => unpack(packed.checkFirst, first),
  }
}

/** One award a line: who reads the first ten parses no more. */
function pack(awards: readonly ExplainedAward[]): Buffer {
  return zstdCompressSync(awards.map((award) => JSON.stringify(award)).join('\n'), packing)
}

function unpack(packed: MatchResultDocument['matches'], first: number): ExplainedAward[] {
  // The driver answers its own kind of bytes.
  const bytes = packed instanceof Uint8Array ? packed : packed.buffer
  const text = zstdDecompressSync(bytes).toString('utf8')
  const lines = text === '' ? [] : text.split('\n').slice(0, first)
  return lines.map((line) => JSON.parse(line) as ExplainedAward)
}
