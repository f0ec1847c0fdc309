import { expect, it } from 'vitest'
import { groupsOf } from './notice-groups.ts'

it('puts each kind under what it is about, and no heading over nothing', () => {
  const types = [
    { type: 'STRONG_MATCH' as const },
    { type: 'IMMIGRATION_DATE' as const },
    { type: 'TASK_DUE' as const },
    { type: 'OTHER' as const },
    { type: 'SAVED_CLOSED' as const },
  ]
  expect(groupsOf(types)).toEqual([
    { group: 'applications', choices: [{ type: 'TASK_DUE' }] },
    {
      group: 'scholarships',
      choices: [{ type: 'STRONG_MATCH' }, { type: 'SAVED_CLOSED' }],
    },
    { group: 'immigration', choices: [{ type: 'IMMIGRATION_DATE' }] },
    { group: 'other', choices: [{ type: 'OTHER' }] },
  ])
})
