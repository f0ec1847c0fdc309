import { expect, it } from 'vitest'
import { deadlinesInWords } from './deadlines-in-words.ts'

it.each([
  [
    { confirmed: 0, usual: 1234, waiting: 20 },
    '1,234 with a usual date ahead · 20 waiting for their next round',
  ],
  [{ confirmed: 2, usual: 0, waiting: 0 }, '2 with a confirmed date ahead'],
  [{ confirmed: 0, usual: 0, waiting: 0 }, ''],
])('says of %j "%s"', (counts, words) => {
  expect(deadlinesInWords(counts)).toBe(words)
})

it('says how many of all name no date', () => {
  expect(deadlinesInWords({ confirmed: 0, usual: 3, waiting: 0 }, 5)).toBe(
    '3 with a usual date ahead · 2 naming no date',
  )
})
