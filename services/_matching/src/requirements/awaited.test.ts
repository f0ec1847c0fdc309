import { expect, test } from 'vitest'
import { askedStudent, listing, requirement } from '../testing/examples.ts'
import type { ScholarshipCriteria } from '../scholarship-criteria.ts'
import { withAwaited } from './awaited.ts'
import { judgeAward } from './judge-award.ts'
import type { Requirement } from './requirement.ts'

const essay = requirement({ key: 'essay-1', label: 'essay', decide: { by: 'action' } })
const nomination = requirement({
  key: 'nomination-1',
  kind: 'nomination',
  decide: { by: 'action' },
})
const forDoctorates = { ...nomination, appliesTo: ['phd' as const] }

type Asked = {
  requirements?: Requirement[]
  asks?: Partial<ScholarshipCriteria>
  isRoundOver?: boolean
}

function judge({ requirements = [], asks = {}, isRoundOver = false }: Asked) {
  const award = { id: 'award-1', criteria: listing(asks), requirements }
  const student = askedStudent({ intendedDegreeLevel: 'graduate' })
  return withAwaited(judgeAward(award, student, '2026-11-22'), { isRoundOver })
}

const LAST_ROUND = 'Eligible by last round’s rules'
const NOMINATED = 'Eligible once nominated'

test.each<[string, Asked, string | null, string]>([
  ['nothing', {}, null, 'Eligible'],
  ['an essay', { requirements: [essay] }, null, 'Eligible'],
  ['need that is weighed', { asks: { isNeedBased: true } }, null, 'Eligible'],
  ['a round that is over', { isRoundOver: true }, 'NEXT_ROUND', LAST_ROUND],
  ['a nomination by a step', { requirements: [nomination] }, 'NOMINATION', NOMINATED],
  ['one of another level', { requirements: [forDoctorates] }, null, 'Eligible'],
  [
    'a nomination by the column',
    { asks: { requiresNomination: true } },
    'NOMINATION',
    NOMINATED,
  ],
  [
    'a nomination for a round that is over',
    { asks: { requiresNomination: true }, isRoundOver: true },
    'NEXT_ROUND',
    LAST_ROUND,
  ],
])('of %s: the verdict stays, its words say what is awaited', (_, asked, awaits, label) => {
  expect(judge(asked)).toMatchObject({ verdict: 'ELIGIBLE', awaits, label })
})

test('a reason that shuts somebody out is given alone', () => {
  const asks = { degreeLevels: ['phd' as const], requiresNomination: true }
  expect(judge({ asks, isRoundOver: true })).toMatchObject({
    verdict: 'NOT_ELIGIBLE',
    label: 'Not eligible: degree level',
    awaits: null,
  })
})
