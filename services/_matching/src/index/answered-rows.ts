import { type Judged, type Missing, soleMissing } from '../requirements/judged.ts'
import { judgeSet } from '../requirements/requirement-set.ts'
import { setOfAward } from '../requirements/shared-set.ts'
import { awardsAnswered } from '../requirements/student-answers.ts'
import type { Asker } from './judged-terms.ts'
import type { Regions } from './layout.ts'
import type { RequirementResults } from './requirement-results.ts'
import { findRow, idOfRow, idWords, isId } from './row-table.ts'

/** A row whose award asks a fact of its own that the student has answered: the row is judged by its own set. */
export type AnsweredRow = {
  row: number
  /** The number of the shared set. */
  set: number
  result: Judged['result']
  /** The one thing that is missing, if it is only one. */
  sole: Missing | null
}

/** The answered rows of one student; most students have none. */
export function answeredRows(
  regions: Regions,
  { asksOwn, sets }: RequirementResults,
  { query: { student }, facts: { today } }: Asker,
): AnsweredRow[] {
  return [...awardsAnswered(student)].flatMap((awardId) => {
    const row = isId(awardId) ? findRow(regions, idWords(awardId)) : -1
    if (row < 0 || idOfRow(regions, row) !== awardId) return []
    const set = regions.asks[row] ?? 0
    const shared = sets[set]
    if (asksOwn[set] !== true || shared === undefined) return []
    const judged = judgeSet(setOfAward(shared, awardId), student, today)
    return { row, set, result: judged.result, sole: soleMissing(judged) }
  })
}
