import { type Awaited, withAwaited } from '@landfall/matching/requirements/awaited'
import { type AskingAward, judgeAward } from '@landfall/matching/requirements/judge-award'
import { GOLD_CASES, GOLD_TODAY } from '@landfall/matching/testing/gold-cases'
import { expect, test } from 'vitest'
import { askingAwards } from './testing/asking-awards.ts'

const awards = new Map<string, AskingAward>(
  askingAwards().map((award) => [award.id, award]),
)

/** What each award waits for, in the gold cases in which everything is met. */
function awaitedIn(isRoundOver: boolean): Map<string, Awaited | null> {
  return new Map(
    GOLD_CASES.filter(({ label }) => label === 'Eligible').map(({ award, student }) => {
      const asking = awards.get(award)
      if (asking === undefined) throw new Error(`No such award: ${award}`)
      const judged = judgeAward(asking, student, GOLD_TODAY)
      return [award, withAwaited(judged, { isRoundOver }).awaits]
    }),
  )
}

test('students who need a nomination are told so, and no others', () => {
  const nominated = [...awaitedIn(false)].filter(([, awaits]) => awaits !== null)
  expect(nominated).toEqual([
    [
      'university-of-michigan-rackham-graduate-school-kan-chuang-international-student-fellowship',
      'NOMINATION',
    ],
    [
      'university-of-michigan-rackham-graduate-school-indian-alumni-international-student-fellowship',
      'NOMINATION',
    ],
    ['acm-sighpc-computational-data-science-fellowships', 'NOMINATION'],
  ])
})

test('nobody is told to apply to a round that is over', () => {
  expect(new Set(awaitedIn(true).values())).toEqual(new Set(['NEXT_ROUND']))
})
