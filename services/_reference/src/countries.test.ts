import { describe, expect, it } from 'vitest'
import { COUNTRIES, countryName, countrySlug, parseCountry } from './countries.ts'
import { COUNTRY_ALIASES } from './country-aliases.ts'

describe('the list of countries', () => {
  it('has every code and name once', () => {
    expect(COUNTRIES).toHaveLength(201)
    expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(COUNTRIES.length)
    expect(new Set(COUNTRIES.map(({ name }) => name)).size).toBe(COUNTRIES.length)
    for (const country of COUNTRIES) {
      expect(country.code).toMatch(/^[A-Z]{2}$/)
      expect(['Africa', 'Americas', 'Asia', 'Europe', 'Oceania']).toContain(country.region)
    }
  })

  it('finds every country by its code, name and slug', () => {
    for (const { code, name } of COUNTRIES) {
      expect(parseCountry(code.toLowerCase())).toBe(code)
      expect(parseCountry(name)).toBe(code)
      expect(parseCountry(countrySlug(code) ?? '')).toBe(code)
    }
  })

  it.each(Object.entries(COUNTRY_ALIASES))(
    'finds %s by its other names',
    (code, aliases) => {
      expect(countryName(code)).not.toBeNull()
      for (const alias of aliases) expect(parseCountry(alias)).toBe(code)
    },
  )

  it.each([
    ['USA', 'US'],
    [' united states ', 'US'],
    ['UK', 'GB'],
    ['south_korea', 'KR'],
    ['saudi_arabia', 'SA'],
    ['Korea', 'KR'],
    ['Turkiye', 'TR'],
    ['Turkey', 'TR'],
    ['cote d’ivoire', 'CI'],
    ['Sao Tome & Principe', 'ST'],
    ['The Gambia', 'GM'],
  ])('reads %s as %s', (text, code) => {
    expect(parseCountry(text)).toBe(code)
  })

  it.each(['', 'other', 'Atlantis', 'ZZ', '??'])('knows no country called "%s"', (text) => {
    expect(parseCountry(text)).toBeNull()
  })
})
