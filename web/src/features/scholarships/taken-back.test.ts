import { expect, it } from 'vitest'
import { emptySearch } from './search-address.ts'
import { inQuotes, withoutUnderstood } from './taken-back.ts'

const phd = { kind: 'degreeLevel', value: 'phd', label: 'PhD' }
const physics = { kind: 'fieldOfStudy', value: 'physics', label: 'Physics' }
const full = { kind: 'fullTuition', value: 'true', label: 'Full tuition' }
const search = { ...emptySearch, query: 'full ride PhD physics women', countries: ['NG'] }
const found = { understood: [full, phd, physics], remainingQuery: 'women' }

it('keeps what else was understood as filters, beside those that were chosen', () => {
  expect(withoutUnderstood(search, found, phd)).toEqual({
    ...emptySearch,
    query: 'women',
    countries: ['NG'],
    fieldOfStudy: ['physics'],
    fullTuition: true,
  })
  expect(withoutUnderstood(search, { ...found, remainingQuery: null }, full)).toEqual({
    ...emptySearch,
    countries: ['NG'],
    degreeLevel: ['phd'],
    fieldOfStudy: ['physics'],
  })
})

it('leaves a value that was chosen by hand too', () => {
  const both = { ...search, degreeLevel: ['phd'] }
  expect(withoutUnderstood(both, found, phd).degreeLevel).toEqual([])
})

it('puts each word in quotes', () => {
  expect(inQuotes('full  ride, in & for Nigerians')).toBe(
    '"full" "ride," "in" "for" "Nigerians"',
  )
})
