import { expect, test } from 'vitest'
import { citizenshipNames } from '@landfall/matching/reference/citizenship-names'
import { parseCitizenship } from './citizenship.ts'

const rule = (values: string[], source = {}) => parseCitizenship(values, source).rule

test.each([
  [['All countries'], { kind: 'all', codes: [], hint: null }],
  [['All countries except USA'], { kind: 'all-except', codes: ['US'], hint: null }],
  [['All countries except UK'], { kind: 'all-except', codes: ['GB'], hint: null }],
  [
    ['All countries except USA/UK'],
    { kind: 'all-except', codes: ['GB', 'US'], hint: null },
  ],
  [['Türkiye'], { kind: 'listed', codes: ['TR'], hint: null }],
  [['south_korea', 'IN', 'india'], { kind: 'listed', codes: ['IN', 'KR'], hint: null }],
  [
    ['Developing countries (see sourceUrl)'],
    { kind: 'see-source', codes: [], hint: 'Developing countries' },
  ],
  [
    ['Selected countries (see sourceUrl)'],
    { kind: 'see-source', codes: [], hint: 'Selected countries' },
  ],
  [[], { kind: 'not-stated', codes: [], hint: null }],
  [['All countries', 'India'], { kind: 'all', codes: [], hint: null }],
])('%o becomes a rule', (values, expected) => {
  expect(rule(values)).toEqual(expected)
})

test('a region is its countries', () => {
  const africa = rule(['Region: Africa'])
  expect(africa.kind).toBe('listed')
  expect(africa.codes).toHaveLength(54)
  expect(africa.codes).toContain('KE')
  expect(africa.codes).not.toContain('IN')
})

test('a region beside a list that the source keeps is listed with a hint', () => {
  const mixed = rule(['Region: Africa', 'Selected countries (see sourceUrl)'])
  expect(mixed).toMatchObject({ kind: 'listed', hint: 'Selected countries' })
  expect(mixed.codes).toContain('KE')
})

test('excluded countries leave an open rule and a list', () => {
  expect(rule(['All countries except USA'], { excludedCountries: ['Canada'] })).toEqual({
    kind: 'all-except',
    codes: ['CA', 'US'],
    hint: null,
  })
  expect(rule(['All countries'], { excludedCountries: ['Canada'] }).codes).toEqual(['CA'])
  expect(rule(['India', 'Canada'], { excludedCountries: ['Canada'] }).codes).toEqual(['IN'])
})

test('without a list the citizenship flag decides', () => {
  expect(rule([], { citizenship: 'any' }).kind).toBe('all')
  expect(rule([], { citizenship: 'non-us' }).codes).toEqual(['US'])
  expect(rule([], { citizenship: 'listed-countries' }).kind).toBe('not-stated')
})

test('values on no list are named, not dropped silently', () => {
  expect(
    parseCitizenship(['Atlantis', 'India', 'Region: Nowhere', 'other']).unknown,
  ).toEqual(['Atlantis', 'Region: Nowhere', 'other'])
})

test.each([
  [['All countries'], ['All countries']],
  [['All countries except USA'], ['All countries except USA']],
  [['All countries except UK'], ['All countries except UK']],
  [
    ['KR', 'IN'],
    ['India', 'South Korea'],
  ],
  [['Selected countries (see sourceUrl)'], ['Selected countries']],
  [[], null],
])('%o is answered as %o', (values, names) => {
  expect(citizenshipNames(rule(values))).toEqual(names)
})

test.each([
  [['All countries except USA', 'Region: Oceania']],
  [['Region: Africa', 'Selected countries (see sourceUrl)']],
  [['Developing countries (see sourceUrl)']],
])('%o reads back to the same rule', (values) => {
  expect(rule(citizenshipNames(rule(values)) ?? [])).toEqual(rule(values))
})
