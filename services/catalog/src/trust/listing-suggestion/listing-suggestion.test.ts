import { expect, it } from 'vitest'
import { addressKeyOf, spellingsOf } from './listing-suggestion.ts'

it.each([
  'https://example.org/award',
  'http://www.example.org/award/',
  'https://EXAMPLE.org/award?utm_source=mail&fbclid=1#apply',
])('takes %s for the same page', (url) => {
  expect(addressKeyOf(url)).toBe('example.org/award')
})

it('keeps apart what another path or question names', () => {
  expect(addressKeyOf('https://example.org/award?id=2')).toBe('example.org/award?id=2')
  expect(addressKeyOf('https://example.org/')).toBe('example.org')
})

it('knows the ways to write one address', () => {
  expect(spellingsOf('example.org/award?id=2')).toEqual(
    expect.arrayContaining([
      'https://example.org/award?id=2',
      'http://www.example.org/award/?id=2',
    ]),
  )
  for (const url of spellingsOf('example.org/award')) {
    expect(addressKeyOf(url)).toBe('example.org/award')
  }
})
