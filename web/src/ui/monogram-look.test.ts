import { expect, it } from 'vitest'
import { initialsOf, tintOf } from './monogram-look.ts'

it.each([
  ['University of Arizona', 'UA'],
  ['The Ford Foundation', 'FF'],
  ['Fulbright', 'FU'],
  ['U.S. Department of State', 'US'],
  ['école des Mines', 'ÉD'],
  ['東京 大学', '東大'],
  ['The And', 'TA'],
  ['—', '—'],
  ['', ''],
])('makes of %j the letters %j', (name, letters) => {
  expect(initialsOf(name)).toBe(letters)
})

it('gives the same id the same tint, and uses all eight', () => {
  expect(tintOf('harvard-university')).toBe(tintOf('harvard-university'))
  const ids = Array.from({ length: 200 }, (_, index) => `provider-${index}`)
  expect(new Set(ids.map(tintOf)).size).toBe(8)
})
