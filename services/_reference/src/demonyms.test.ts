import { expect, it } from 'vitest'
import { COUNTRIES, countryName, parseCountry } from './countries.ts'
import { DEMONYMS } from './demonyms.ts'

it('names the people of every country but the United States and the Vatican', () => {
  const without = COUNTRIES.filter(({ code }) => !DEMONYMS.has(code))
  expect(without.map(({ code }) => code)).toEqual(['US', 'VA'])
  for (const [code, words] of DEMONYMS) {
    expect(countryName(code)).not.toBeNull()
    for (const word of words) expect(word).toMatch(/^[A-Z][A-Za-z]*([ -][A-Z][a-z]+)*$/)
  }
})

it('has no word that is the name of a country', () => {
  const names = [...DEMONYMS.values()].flat().filter((word) => parseCountry(word) !== null)
  expect(names).toEqual([])
})
