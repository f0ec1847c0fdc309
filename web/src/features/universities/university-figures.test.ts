import { expect, it } from 'vitest'
import { estimateInWords, shareInWords } from './university-figures.ts'

it.each([
  [2141, 'about 2,100'],
  [949_361, 'about 950,000'],
  [109, 'about 110'],
  [9, 'about 9'],
  [0, 'about 0'],
])('says an estimate of %i with two digits', (count, words) => {
  expect(estimateInWords(count)).toBe(words)
})

it('says a share as whole as its source does', () => {
  expect(shareInWords('24.0')).toBe('24%')
})
