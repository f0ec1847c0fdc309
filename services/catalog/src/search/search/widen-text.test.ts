import { expect, it } from 'vitest'
import { SYNONYM_GROUPS } from './synonyms.ts'
import { otherWaysToSay } from './widen-text.ts'

it.each([
  ['CS', 'CS or "computer science"'],
  ['comp sci grants', 'comp sci grants or "computer science" grants'],
  ['MBA', 'MBA or "business administration"'],
  ['USA', 'USA or "united states"'],
  [
    "master's women",
    "master's women or master's female or graduate women or graduate female or master women or master female",
  ],
  ['stem', 'stem or science or technology or engineering or mathematics'],
  ['mech eng', 'mech eng or "mechanical engineering"'],
  ['bachelor', 'bachelor or undergraduate'],
])('searches for %s in other words too', (text, expected) => {
  expect(otherWaysToSay(text)).toBe(expected)
})

it.each(['physics', 'science', '"cs"', 'cs -women', 'cs or law', ''])(
  'leaves %s as it is',
  (text) => {
    expect(otherWaysToSay(text)).toBeNull()
  },
)

it('never searches for more than twelve ways to say one query', () => {
  const words = otherWaysToSay('stem phd women masters usa')?.split(' or ') ?? []
  expect(words.length).toBeGreaterThan(1)
  expect(words.length).toBeLessThanOrEqual(12)
})

it('has every phrase once', () => {
  const phrases = SYNONYM_GROUPS.flatMap(({ alike = [], short = [] }) => [
    ...alike,
    ...short,
  ])
  expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([])
})
