import { describe, expect, it } from 'vitest'
import { canonicalLocale, isSameAddress, safeReturnTo } from './account.ts'

describe('a path to come back to', () => {
  it.each(['/', '/saved', '/scholarships?query=a%20b&country=NG#top'])(
    'keeps %s',
    (path) => {
      expect(safeReturnTo(path)).toBe(path)
    },
  )

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'saved',
    '/a\nb',
    '/\t/evil.example',
    '/a\\b',
    '',
    null,
    undefined,
    `/${'a'.repeat(600)}`,
  ])('drops %j', (path) => {
    expect(safeReturnTo(path)).toBeNull()
  })
})

it('brings a locale into its canonical form', () => {
  expect(canonicalLocale('en-us')).toBe('en-US')
  expect(canonicalLocale('not a locale')).toBeNull()
})

it('compares addresses without regard to case', () => {
  expect(isSameAddress('Ada@Example.org', 'ada@example.ORG')).toBe(true)
  expect(isSameAddress('ada@example.org', 'ada@example.com')).toBe(false)
})
