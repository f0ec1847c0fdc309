import { FINDABLE } from '../../record/scholarship/listing-status.ts'
import type { CountedMinima, MinimumColumn } from '@landfall/matching/match-listings'
import type { OutlookCounts } from '../outlook/outlook.ts'
import type { OutlookPlan } from '../outlook/plan-outlook.ts'
import { eachRow } from './bit-board.ts'
import { type Desk, narrow, withScratch } from './desk.ts'
import { putPredicate, withTokens } from './put-predicate.ts'
import { criterionKind, STATUS } from './row-tokens.ts'
import { ALIVE } from './segment.ts'
import { countInSet } from './set-directory.ts'

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
const open = withTokens(STATUS, FINDABLE.open)

/** As the store of outlooks counts in SQL; minima are counted column by column, which is all that is asked of them. */
export function countOutlook(desks: readonly Desk[], plan: OutlookPlan): OutlookCounts {
  const sum = { openCount: 0, eligibleCount: 0, statedCount: 0, statedCents: 0 }
  const obstacles = { gpa: createTally(MINIMA.gpa), english: createTally(MINIMA.english) }
  for (const desk of desks) {
    const { board, columns } = desk.segment
    withScratch(desk, (rows) => {
      board.copy(rows, ALIVE)
      narrow(desk, rows, open)
      sum.openCount += board.count(rows)
      withScratch(desk, (eligible) => {
        board.copy(eligible, rows)
        narrow(desk, eligible, putPredicate(plan.eligible))
        sum.eligibleCount += board.count(eligible)
        eachRow(board, eligible, 0, (row) => {
          const least = columns.leasts[row] ?? Number.POSITIVE_INFINITY
          if (least === Number.POSITIVE_INFINITY) return true
          sum.statedCount += 1
          sum.statedCents += least
          return true
        })
      })
      for (const kind of ['gpa', 'english'] as const) {
        withScratch(desk, (blocked) => {
          board.copy(blocked, rows)
          narrow(desk, blocked, putPredicate(plan.onlyObstacle[kind]))
          obstacles[kind].add(desk, blocked)
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

/** How many rows ask for each minimum of these columns. */
function createTally(columns: readonly MinimumColumn[]) {
  const counts = new Map<MinimumColumn, Map<string, number>>(
    columns.map((column) => [column, new Map()]),
  )
  return {
    add({ segment: { board, tokens }, names }: Desk, rows: number): void {
      for (const [column, byValue] of counts) {
        for (const { number, value } of names.tokens.all(criterionKind(column))) {
          const count = countInSet(board, rows, tokens, number)
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
