import { promisify } from 'node:util'
import { constants, zstdCompress, zstdDecompressSync } from 'node:zlib'
import type { ImmutableModel } from '@landfall/kit/mongo'
import type { MatchResultDocument } from '../../db/documents.ts'
import type { ExplainedAward, MatchResult, MatchSummary } from './match-result.ts'
import type { MatchChanges } from './match-changes.ts'

/** Awards that are packed together: who reads the first ten unpacks one piece. */
const AWARDS_PER_PIECE = 10
const KEPT_DOCUMENTS = 200
/** The fastest: words repeat so much that more effort gains little. */
const packing = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }
const compress = promisify(zstdCompress)

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
 * Results as immutable documents, about a tenth of their size. Those read last are kept in memory,
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
        matches: await pack(matches),
        checkFirst: await pack(checkFirst),
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

async function pack(awards: readonly ExplainedAward[]): Promise<Buffer[]> {
  const pieces: Promise<Buffer>[] = []
  for (let from = 0; from < awards.length; from += AWARDS_PER_PIECE) {
    const piece = JSON.stringify(awards.slice(from, from + AWARDS_PER_PIECE))
    pieces.push(compress(piece, packing))
  }
  return Promise.all(pieces)
}

function unpack(pieces: MatchResultDocument['matches'], first: number): ExplainedAward[] {
  const awards = pieces
    .slice(0, Math.ceil(first / AWARDS_PER_PIECE))
    .flatMap((piece) => JSON.parse(textOf(piece)) as ExplainedAward[])
  return awards.slice(0, first)
}

/** The driver answers its own kind of bytes. */
function textOf(piece: MatchResultDocument['matches'][number]): string {
  const bytes = piece instanceof Uint8Array ? piece : piece.buffer
  return zstdDecompressSync(bytes).toString('utf8')
}
