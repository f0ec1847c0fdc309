import { expect, it } from 'vitest'
import { estimateInWords, shareInWords, tuitionLabel } from './university-figures.ts'

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

const usd = (amount: string) => ({ amount, currency: 'USD' })

it.each([
  ['PUBLIC', null, 'Tuition, out of state'],
  ['PRIVATE', null, 'Tuition'],
  ['PRIVATE', '60480.00', 'Tuition'],
  // Parts of a few private universities belong to the state, and are cheaper for its residents.
  ['PRIVATE', '43888.00', 'Tuition, out of state'],
] as const)(
  'calls the tuition of a %s university, in state %s, "%s"',
  (type, inState, words) => {
    const tuitionInState = inState && usd(inState)
    expect(tuitionLabel({ type, tuitionInState, tuitionOutOfState: usd('60480.00') })).toBe(
      words,
    )
  },
)
