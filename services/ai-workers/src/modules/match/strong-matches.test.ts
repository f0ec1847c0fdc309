import { expect, it } from 'vitest'
import type { ExplainedAward } from './match-result.ts'
import { strongNotice } from './strong-matches.ts'

it('a notice of a strong match says that a nomination comes first', () => {
  const strong = { provider: 'Harbour Trust', score: 84, isPrivate: false }
  const awards = [
    { ...strong, title: 'Open Award', awaits: null },
    { ...strong, title: 'Rackham Award', awaits: 'NOMINATION' },
  ] as ExplainedAward[]
  const { body } = strongNotice({ runId: 'r', studentId: 's' }, awards, new Date(0))
  expect(body.split('\n\n')[0]).toBe(
    `- Open Award (Harbour Trust): scores 84 of 100
- Rackham Award (Harbour Trust): scores 84 of 100, eligible once nominated`,
  )
})
