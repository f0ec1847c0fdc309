import { FINDABLE } from '../../record/scholarship/listing-status.ts'
import { PAST_DEADLINES } from '../../record/scholarship/search-columns.ts'
import type { Predicate } from '@landfall/matching/criteria/predicate'
import type { CountedMinima, MinimumColumn } from '@landfall/matching/match-listings'
import type { OutlookCounts } from '../outlook/outlook.ts'
import type { OutlookPlan } from '../outlook/plan-outlook.ts'
import { countRange, eachRow } from './bitset-arena.ts'
import { firstDue } from './deadline-rows.ts'
import { type SegmentReader, intersect, withScratch } from './segment-reader.ts'
import { predicateFilter, termsFilter } from './predicate-filter.ts'
import { takeOutJustOver } from './rounds-over.ts'
import { criterionKind, STATUS } from './row-tokens.ts'
import { LIVE_ROWS } from './segment.ts'
import { countPostings } from './postings.ts'

const MINIMA: Record<'gpa' | 'english', readonly MinimumColumn[]> = {
  gpa: ['gpaRequirement'],
  english: ['minToeflScore', 'minIeltsScore', 'minDuolingoScore'],
}
const NO_MINIMA: CountedMinima['minima'] = {
  gpaRequirement: null,
  minToeflScore: null,
  minIeltsScore: null,
  minDuolingoScore: null,
}
const open = termsFilter(STATUS, FINDABLE.open)

/** Counts like the outlook store does in SQL; minima are counted column by column, which is enough for their use. */
export function countOutlook(
  readers: readonly SegmentReader[],
  plan: OutlookPlan,
  now: Date,
): OutlookCounts {
  const sum = {
    openCount: 0,
    eligibleCount: 0,
    waitingCount: 0,
    toAnswerCount: 0,
    toCheckCount: 0,
    statedCount: 0,
    statedCents: 0,
  }
  const obstacles = { gpa: createTally(MINIMA.gpa), english: createTally(MINIMA.english) }
  for (const reader of readers) {
    const { arena } = reader.segment
    withScratch(reader, (rows) => {
      arena.copy(rows, LIVE_ROWS)
      intersect(reader, rows, open)
      sum.openCount += arena.count(rows)
      withScratch(reader, (eligible) => {
        arena.copy(eligible, rows)
        intersect(reader, eligible, predicateFilter(plan.eligible))
        addEligible(reader, eligible, { sum, now })
      })
      sum.toAnswerCount += countWithin(reader, rows, plan.answer)
      sum.toCheckCount += countWithin(reader, rows, plan.withProvider)
      for (const kind of ['gpa', 'english'] as const) {
        withScratch(reader, (blocked) => {
          arena.copy(blocked, rows)
          intersect(reader, blocked, predicateFilter(plan.onlyObstacle[kind]))
          obstacles[kind].add(reader, blocked)
        })
      }
    })
  }
  const { statedCents, ...counts } = sum
  return {
    ...counts,
    // Cents are whole numbers: exact up to 90 trillion dollars.
    statedTotal: counts.statedCount === 0 ? null : (statedCents / 100).toFixed(2),
    obstacles: { gpa: obstacles.gpa.counted(), english: obstacles.english.counted() },
  }
}

type EligibleSum = Record<
  'eligibleCount' | 'waitingCount' | 'statedCount' | 'statedCents',
  number
>

/** Awards that wait for their next round are counted separately, and their money is not in the sum. */
function addEligible(
  reader: SegmentReader,
  eligible: number,
  { sum, now }: { sum: EligibleSum; now: Date },
): void {
  const { arena, columns } = reader.segment
  // Rows are sorted by deadline.
  const past = firstDue(columns.deadlines, columns.size, PAST_DEADLINES)
  sum.eligibleCount += arena.count(eligible)
  sum.waitingCount += takeOutJustOver(reader, eligible, now)
  sum.waitingCount += countRange(arena, eligible, past, columns.size)
  eachRow(arena, eligible, 0, (row) => {
    if (row >= past) return false
    const least = columns.leasts[row] ?? Number.POSITIVE_INFINITY
    if (least === Number.POSITIVE_INFINITY) return true
    sum.statedCount += 1
    sum.statedCents += least
    return true
  })
}

function countWithin(reader: SegmentReader, rows: number, predicate: Predicate): number {
  const { arena } = reader.segment
  let count = 0
  withScratch(reader, (counted) => {
    arena.copy(counted, rows)
    intersect(reader, counted, predicateFilter(predicate))
    count = arena.count(counted)
  })
  return count
}

/** How many rows ask for each minimum of these columns. */
function createTally(columns: readonly MinimumColumn[]) {
  const counts = new Map<MinimumColumn, Map<string, number>>(
    columns.map((column) => [column, new Map()]),
  )
  return {
    add({ segment: { arena, tokens }, dictionaries }: SegmentReader, rows: number): void {
      for (const [column, byValue] of counts) {
        for (const { number, value } of dictionaries.tokens.all(criterionKind(column))) {
          const count = countPostings(arena, rows, tokens, number)
          if (count > 0) byValue.set(value, (byValue.get(value) ?? 0) + count)
        }
      }
    },
    counted: (): CountedMinima[] =>
      [...counts].flatMap(([column, byValue]) =>
        [...byValue].map(([value, count]) => ({ minima: minimaOf(column, value), count })),
      ),
  }
}

function minimaOf(column: MinimumColumn, value: string): CountedMinima['minima'] {
  const isText = column === 'gpaRequirement' || column === 'minIeltsScore'
  return { ...NO_MINIMA, [column]: isText ? value : Number(value) }
}
