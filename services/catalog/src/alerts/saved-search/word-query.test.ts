import { describe, expect, it } from 'vitest'
import { findsWords, neededWords, parseWordQuery, parseWords } from './word-query.ts'

const WORDS = parseWords(`'engin':2A,14 'o''neill':3 'women':5B 'stem':6 'c\\\\d'`)

describe('reading words', () => {
  it('reads each word with its places, without their weights', () => {
    expect([...WORDS]).toEqual([
      ['engin', [2, 14]],
      ["o'neill", [3]],
      ['women', [5]],
      ['stem', [6]],
      ['c\\d', []],
    ])
  })
})

describe('a query of words', () => {
  it.each([
    [`'engin'`, true],
    [`'law'`, false],
    [`'engin' & 'law'`, false],
    [`'engin' & !'law'`, true],
    [`'law' | 'engin' & 'women'`, true],
    [`( 'law' | 'engin' ) & 'art'`, false],
    [`'women' <-> 'stem'`, true],
    [`'stem' <-> 'women'`, false],
    [`'engin' <3> 'women'`, true],
    [`'engin' <-> 'o''neill' <2> 'women' <-> 'stem'`, true],
    [`'engin' <-> 'o''neill' <-> 'women'`, false],
    [`!( 'women' <-> 'stem' )`, false],
    [`!'law' & ( 'art' | 'women' <-> 'stem' )`, true],
  ])('%s finds it: %s', (text, finds) => {
    const query = parseWordQuery(text)
    expect(query !== null && findsWords(query, WORDS)).toBe(finds)
  })

  it('is none when all of it was stop words', () => {
    expect(parseWordQuery('')).toBeNull()
  })

  it.each([
    [`'a' & 'abcdef'`, ['abcdef']],
    [`'abc' <-> 'abcdef'`, ['abcdef']],
    [`'abc' | 'de'`, ['abc', 'de']],
    [`!'abc'`, null],
    [`'abc' | !'de'`, null],
    [`!'abcdef' & 'de'`, ['de']],
  ])('%s needs one of %j', (text, words) => {
    const query = parseWordQuery(text)
    expect(query && neededWords(query)).toEqual(words)
  })
})
