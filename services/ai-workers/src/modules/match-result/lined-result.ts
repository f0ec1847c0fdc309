import { zstdDecompressSync } from 'node:zlib'
import type { ExplainedAward } from './match-result.ts'
import type { OpenResult } from './match-result.store.ts'

/**
 * How results were stored before their texts were: lines of JSON, compressed by zstd. `shown` begins
 * with the counts and what changed, then an award a line, the best of each list; `further` holds the
 * rest in the same way. They are still read, and never written.
 */
export type LinedResult = {
  _id: string
  runId: string
  studentId: string
  shown: Uint8Array
  further: Uint8Array
}

/** How many awards of each list follow the line. */
type Counts = { matches: number; checkFirst: number }

export function isLined(document: object): document is LinedResult {
  return 'shown' in document
}

export function openLined({ runId, shown, further }: LinedResult): OpenResult {
  const [head = '{}', ...best] = linesOf(shown)
  const { summary, changes, ...counts } = JSON.parse(head) as Counts &
    Pick<OpenResult, 'summary' | 'changes'>
  const [rest = '{}', ...others] = linesOf(further)
  const { matches } = JSON.parse(rest) as Pick<Counts, 'matches'>
  const lines = {
    matches: [...best.slice(0, counts.matches), ...others.slice(0, matches)],
    checkFirst: [...best.slice(counts.matches), ...others.slice(matches)],
  }
  const reader = (kind: keyof Counts) => (first: number) =>
    lines[kind].slice(0, first).map((line) => JSON.parse(line) as ExplainedAward)
  return {
    runId,
    summary,
    changes,
    matches: reader('matches'),
    checkFirst: reader('checkFirst'),
  }
}

function linesOf(packed: Uint8Array): string[] {
  return zstdDecompressSync(packed).toString('utf8').split('\n')
}
