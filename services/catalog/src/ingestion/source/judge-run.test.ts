import { expect, it } from 'vitest'
import { suspicionOf } from './judge-run.ts'

it.each([
  [{ good: 70, bad: 30, known: 0, gone: 0 }, null],
  [{ good: 69, bad: 31, known: 0, gone: 0 }, '31 of 100 rows cannot be read'],
  [{ good: 70, bad: 0, known: 100, gone: 30 }, null],
  [
    { good: 69, bad: 0, known: 100, gone: 31 },
    '31 of the 100 rows that the source had are gone',
  ],
  [
    { good: 0, bad: 5, known: 5, gone: 5 },
    '5 of the 5 rows that the source had are gone; 5 of 5 rows cannot be read',
  ],
  [{ good: 0, bad: 0, known: 0, gone: 0 }, null],
])('of %j it says %j', (seen, reason) => {
  expect(suspicionOf(seen)).toBe(reason)
})
