import { expect, it } from 'vitest'
import { compareRows, type Compared } from './compare-rows.ts'

const one = (eligibleCountries: string[]) =>
  ({
    amountLabel: 'US$1,000',
    deadline: { label: '1 Dec' },
    requirements: [],
    provenance: { source: 'A list', year: 2026 },
    eligibleCountries,
  }) as unknown as Compared
const named = (count: number, first = 'A') =>
  Array.from({ length: count }, (_, index) => `${first}${index}`)
const countriesOf = (...lists: string[][]) =>
  compareRows(lists.map(one)).find(({ key }) => key === 'countries')

it('names the first of a long list and how many follow', () => {
  expect(countriesOf(named(54))?.texts).toEqual(['A0; A1; A2; A3; A4; A5; and 48 more'])
  expect(countriesOf(named(7))?.texts).toEqual(['A0; A1; A2; A3; A4; A5; A6'])
})

it('compares the whole lists, also where what is shown of them is the same', () => {
  const other = [...named(53), 'B']
  expect(countriesOf(named(54), other)?.differs).toBe(true)
  expect(countriesOf(named(54), named(54))?.differs).toBe(false)
})
