import { expect, it } from 'vitest'
import { requirementLines } from './requirement-lines.ts'

it('says of an old condition which round or page it is from', () => {
  const text = 'You must be under 30.'
  const lines = requirementLines([
    { text, asOf: null },
    { text, asOf: '2019' },
    { text, asOf: 'an older page' },
  ])
  expect(lines).toEqual([
    text,
    `${text} (from the 2019 round)`,
    `${text} (from an older page)`,
  ])
})
