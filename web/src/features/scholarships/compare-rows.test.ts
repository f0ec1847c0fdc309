import { expect, it } from 'vitest'
import { compareRows, type Compared } from './compare-rows.ts'

const one = (eligibleCountries: string[]) =>
  ({
    status: 'PUBLISHED',
    amountLabel: 'US$1,000',
    deadline: { label: '1 Dec' },
    conditions: [],
    sourceUrl: 'https://list.example/award',
    provenance: { source: 'A list', year: 2026, confidence: 'MEDIUM' },
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

it('has what is said of a language beside the tests, and other conditions apart', () => {
  const conditions = [
    { key: 'language-details', text: 'German B2', asOf: null },
    { key: 'residency-details', text: 'Lives in Texas', asOf: null },
  ]
  const rows = compareRows([{ ...one([]), conditions, minToeflScore: 80 }])
  const textsOf = (wanted: string) => rows.find(({ key }) => key === wanted)?.texts
  expect(textsOf('english')).toEqual(['TOEFL iBT 80 or higher; German B2'])
  expect(textsOf('requirements')).toEqual(['Lives in Texas'])
})

it('lists conditions that are whole sentences as sentences', () => {
  const conditions = ['You must be admitted.', 'You need good English'].map((text) => ({
    key: 'other',
    text,
    asOf: null,
  }))
  const rows = compareRows([{ ...one([]), conditions }])
  expect(rows.find(({ key }) => key === 'requirements')?.texts).toEqual([
    'You must be admitted. You need good English',
  ])
})

it('compares the whole lists, also where what is shown of them is the same', () => {
  const other = [...named(53), 'B']
  expect(countriesOf(named(54), other)?.differs).toBe(true)
  expect(countriesOf(named(54), named(54))?.differs).toBe(false)
})

it('says of what is missing whose silence it is, and leads to the page of a source', () => {
  const fromList = one(['All countries'])
  const provenance = { source: 'Harbour Trust', year: 2026, confidence: 'OWNER' }
  const own = { ...fromList, provenance } as Compared
  const rows = compareRows([fromList, own])
  const row = (wanted: string) => rows.find(({ key }) => key === wanted)
  for (const key of ['level', 'gpa', 'english', 'essay', 'effort'])
    expect(row(key)).toMatchObject({
      texts: ['Not in our source', 'Not stated by the provider'],
      // Neither states the fact, so nothing tells them apart.
      differs: false,
    })
  expect(row('source')?.urls).toEqual(['https://list.example/award', null])
})

it('has neither a day nor a verdict of what is closed', () => {
  const eligibility = { verdict: 'ELIGIBLE', label: 'Eligible' }
  const open = { ...one(['All countries']), eligibility } as Compared
  const closed = { ...open, status: 'CLOSED', closedReason: 'HELD' } as Compared
  const rows = compareRows([open, closed])
  for (const [key, words] of [
    ['deadline', '1 Dec'],
    ['eligibility', 'Eligible'],
  ])
    expect(rows.find((row) => row.key === key)?.texts).toEqual([
      words,
      'On hold: its wording looks like a scam.',
    ])
})
