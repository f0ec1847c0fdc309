import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { ImmutableModel } from '@landfall/kit/database/mongo'
import type { MatchResultDocument } from '../../db/documents.ts'
import { type AwardRow, type Texts, awardOf, createAwardWriter } from './award-table.ts'
import { isLined, openLined, type LinedResult } from './lined-result.ts'
import type { ExplainedAward, MatchResult, MatchSummary } from './match-result.ts'
import type { MatchChanges } from './match-changes.ts'

const KEPT_DOCUMENTS = 200
/** The fastest: words repeat so much that more effort gains little. */
const packing = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }

/** As it lies in the document store. */
export type StoredResult = MatchResultDocument

/** A stored result; its awards are put together as far as they are read. */
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
 * Results as immutable documents, each of their texts once and packed: a thirtieth of their words. Those read last are kept in memory,
 * which nothing can make stale.
 */
export function createMatchResultStore(
  model: () => Promise<ImmutableModel<MatchResultDocument>>,
) {
  // Readings, not results: the fields of one answer ask for the same at the same time.
  const kept = new Map<string, Promise<OpenResult | null>>()

  async function read(id: string): Promise<OpenResult | null> {
    const document: MatchResultDocument | LinedResult | null = await (
      await model()
    ).findById(id)
    if (document === null) return null
    return isLined(document) ? openLined(document) : open(document)
  }

  function remember(id: string, reading: Promise<OpenResult | null>): void {
    kept.set(id, reading)
    const [oldest] = kept.keys()
    if (kept.size > KEPT_DOCUMENTS && oldest !== undefined) kept.delete(oldest)
  }

  return {
    pack: documentOf,

    /** False for a result that is there already and stays as it is. */
    async insertAll(packed: readonly StoredResult[]): Promise<boolean[]> {
      const outcomes = await (await model()).insertAll(packed)
      return outcomes.map((outcome) => outcome === 'inserted')
    },

    /** Opens a result that was told beside being stored, and keeps it like one that was read. */
    keep(document: StoredResult): OpenResult {
      const opened = open(document)
      remember(document._id, Promise.resolve(opened))
      return opened
    },

    async find(id: string): Promise<OpenResult | null> {
      const known = kept.get(id)
      if (known) return known
      const reading = read(id)
      remember(id, reading)
      const opened = await reading.catch(() => null)
      // Neither a failure nor an absence is for ever.
      if (opened === null && kept.get(id) === reading) kept.delete(id)
      return reading
    },
  }
}

/** What is packed: the awards of both lists share their texts. */
type Packed = Pick<OpenResult, 'summary' | 'changes'> & {
  texts: Texts
  matches: AwardRow[]
  checkFirst: AwardRow[]
}

function documentOf(result: MatchResult): MatchResultDocument {
  const { id, runId, studentId, summary, changes } = result
  const { texts, rowOf } = createAwardWriter()
  const [matches, checkFirst] = [result.matches.map(rowOf), result.checkFirst.map(rowOf)]
  const whole: Packed = { summary, changes, texts, matches, checkFirst }
  const packed = zstdCompressSync(JSON.stringify(whole), packing)
  return { _id: id, runId, studentId, packed }
}

function open({ runId, packed }: MatchResultDocument): OpenResult {
  const text = zstdDecompressSync(packed).toString('utf8')
  const { summary, changes, texts, matches, checkFirst } = JSON.parse(text) as Packed
  const reader = (rows: readonly AwardRow[]) => (first: number) =>
    rows.slice(0, first).map((row) => awardOf(row, texts))
  return {
    runId,
    summary,
    changes,
    matches: reader(matches),
    checkFirst: reader(checkFirst),
  }
}
