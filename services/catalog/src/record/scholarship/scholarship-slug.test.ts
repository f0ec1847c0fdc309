import { expect, it } from 'vitest'
import { slugOf } from './scholarship-slug.ts'

it.each([
  ['Harbour Bridge Award', 'harbour-bridge-award'],
  ["Women's Café & Études — 2027!", 'womens-cafe-etudes-2027'],
  ['奖学金', 'scholarship'],
  ['', 'scholarship'],
  [`${'long '.repeat(40)}`, 'long-'.repeat(16).slice(0, -1)],
])('spells "%s" as %s in an address', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
  expect(slug.length).toBeLessThanOrEqual(80)
})
