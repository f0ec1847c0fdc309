import { describe, expect, it } from 'vitest'
import { safeReturnTo } from './return-to.ts'

describe('where to go back after signing in', () => {
  it.each([
    ['/scholarships?query=art#top', '/scholarships?query=art#top'],
    ['/saved', '/saved'],
    ['/a/../b', '/b'],
  ])('keeps the path of this site %s', (given, expected) => {
    expect(safeReturnTo(given)).toBe(expected)
  })

  it.each([
    null,
    '',
    'saved',
    'https://elsewhere.example/x',
    '//elsewhere.example/x',
    '/\\elsewhere.example/x',
    '/\t/elsewhere.example',
    '/.//elsewhere.example',
    'javascript:alert(1)',
    '/auth',
    '/auth/student?returnTo=/x',
  ])('refuses %s', (given) => {
    expect(safeReturnTo(given)).toBeNull()
  })
})
