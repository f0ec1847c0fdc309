import { expect, it } from 'vitest'
import { deadlinesInWords } from './deadlines-in-words.ts'

it.each([
  [
    { confirmed: 0, usual: 1234, waiting: 20 },
    1254,
    '1,234 with a usual date ahead · 20 waiting for their next round',
  ],
  [{ confirmed: 2, usual: 0, waiting: 0 }, 2, '2 with a confirmed date ahead'],
  [
    { confirmed: 0, usual: 3, waiting: 0 },
    5,
    '3 with a usual date ahead · 2 without a date',
  ],
  [{ confirmed: 0, usual: 0, waiting: 0 }, 0, ''],
])('says of %j among %d "%s"', (counts, total, words) => {
  expect(deadlinesInWords(counts, total)).toBe(words)
})
