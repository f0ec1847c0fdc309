import { expect, it } from 'vitest'
import { countryName } from './countries.ts'
import { codesOfRegion, REGIONS } from './regions.ts'

it.each(REGIONS)('$name has several countries of the list, each once', ({ codes }) => {
  expect(codes.filter((code) => countryName(code) === null)).toEqual([])
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.length).toBeGreaterThan(4)
})

it.each([
  ['Africa', ['NG', 'EG', 'ZA'], ['IN', 'US']],
  ['sub-saharan africa', ['NG', 'KE'], ['EG', 'MA']],
  ['South Asia', ['IN', 'NP'], ['CN']],
  ['latin america', ['MX', 'BR'], ['US', 'JM']],
  ['Caribbean', ['JM'], ['MX']],
  ['Middle East', ['JO', 'IR'], ['EG']],
  ['Europe', ['DE', 'UA'], ['TR']],
])('%s has %j and not %j', (name, some, none) => {
  const codes = codesOfRegion(name)
  expect(codes).toEqual(expect.arrayContaining(some))
  expect(none.filter((code) => codes?.includes(code))).toEqual([])
})

it('divides Africa in what lies north of the Sahara and south of it', () => {
  const both = [
    ...(codesOfRegion('North Africa') ?? []),
    ...(codesOfRegion('Sub-Saharan Africa') ?? []),
  ]
  expect([...new Set(both)].toSorted()).toEqual(codesOfRegion('Africa')?.toSorted())
})

it.each(['Nigeria', 'Atlantis', ''])('"%s" is none', (text) => {
  expect(codesOfRegion(text)).toBeNull()
})
