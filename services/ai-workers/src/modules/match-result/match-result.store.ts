import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { ImmutableModel } from '@landfall/kit/mongo'
import type { MatchResultDocument } from '../../db/documents.ts'
import type { ExplainedAward, MatchResult, MatchSummary } from './match-result.ts'
import type { MatchChanges } from './match-changes.ts'

const KEPT_DOCUMENTS = 200
/** As many of each list are packed apart: most readers want no more. */
const SHOWN = 10
/** The fastest: words repeat so much that more effort gains little. */
const packing = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }

/** As it lies in the document store. */
export type StoredResult = MatchResultDocument

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

  function remember(id: string, reading: Promise<OpenResult | null>): void {
    kept.set(id, reading)
    const [oldest] = kept.keys()
    if (kept.size > KEPT_DOCUMENTS && oldest !== undefined) kept.delete(oldest)
  }

  return {
    /** Answers what was stored; null for a result that is there already and stays as it is. */
    async insertAll(results: readonly MatchResult[]): Promise<(StoredResult | null)[]> {
      const documents = results.map(documentOf)
      const outcomes = await (await model()).insertAll(documents)
      return documents.map((document, place) =>
        outcomes[place] === 'inserted' ? document : null,
      )
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

/** The first line of what is shown: `matches` and `checkFirst` count the awards that follow it. */
type Outline = Pick<OpenResult, 'summary' | 'changes'> & {
  matches: number
  checkFirst: number
}

function documentOf(result: MatchResult): MatchResultDocument {
  const { id, runId, studentId, summary, changes } = result
  const matches = result.matches.slice(0, SHOWN)
  const checkFirst = result.checkFirst.slice(0, SHOWN)
  const further = [result.matches.slice(SHOWN), result.checkFirst.slice(SHOWN)] as const
  const [outline, rest] = [
    { summary, changes, matches: matches.length, checkFirst: checkFirst.length },
    { matches: further[0].length },
  ]
  return {
    _id: id,
    runId,
    studentId,
    shown: pack([outline, ...matches, ...checkFirst]),
    further: pack([rest, ...further[0], ...further[1]]),
  }
}

function open({ runId, shown, further }: MatchResultDocument): OpenResult {
  const [head = '', ...best] = unpack(shown)
  const { summary, changes, ...count } = JSON.parse(head) as Outline
  const readFurther = () => {
    const [rest = '', ...lines] = unpack(further)
    const { matches } = JSON.parse(rest) as Pick<Outline, 'matches'>
    return { matches: lines.slice(0, matches), checkFirst: lines.slice(matches) }
  }
  const reader = (kind: 'matches' | 'checkFirst', lines: string[]) => (first: number) => {
    const wanted = first <= SHOWN ? lines : [...lines, ...readFurther()[kind]]
    return wanted.slice(0, first).map((line) => JSON.parse(line) as ExplainedAward)
  }
  return {
    runId,
    summary,
    changes,
    matches: reader('matches', best.slice(0, count.matches)),
    checkFirst: reader('checkFirst', best.slice(count.matches)),
  }
}

/** One a line: who reads the first ten parses no more. */
function pack(items: readonly object[]): Buffer {
  return zstdCompressSync(items.map((item) => JSON.stringify(item)).join('\n'), packing)
}

function unpack(packed: Uint8Array): string[] {
  return zstdDecompressSync(packed).toString('utf8').split('\n')
}
