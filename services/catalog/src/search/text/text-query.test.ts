import { describe, expect, it } from 'vitest'
import { createDictionary } from './dictionary.ts'
import { lexemesOf, rankedLexemes, readTsquery } from './text-query.ts'
import { gapOf, lexemeOf, readTsvector, weightOf } from './tsvector-text.ts'

const lexeme = (text: string) => ({ op: 'lexeme', lexeme: text })

describe('reading a tsquery', () => {
  it.each([
    ['', { op: 'nothing' }],
    [`'law'`, lexeme('law')],
    [`'comput' & 'scienc'`, { op: 'and', of: [lexeme('comput'), lexeme('scienc')] }],
    [
      `'a' | 'b' & !'c'`,
      {
        op: 'or',
        of: [lexeme('a'), { op: 'and', of: [lexeme('b'), { op: 'not', of: lexeme('c') }] }],
      },
    ],
    [
      `( 'a' | 'b' ) & 'c'`,
      { op: 'and', of: [{ op: 'or', of: [lexeme('a'), lexeme('b')] }, lexeme('c')] },
    ],
    [
      `'full-tim' <-> 'full' <2> 'time'`,
      { op: 'phrase', lexemes: ['full-tim', 'full', 'time'], distances: [0, 1, 2] },
    ],
    [
      `'o''neil' & 'back\\\\slash'`,
      { op: 'and', of: [lexeme(`o'neil`), lexeme('back\\slash')] },
    ],
  ])('takes %s apart', (text, query) => {
    expect(readTsquery(text)).toEqual(query)
  })

  it.each([
    `'a':*`,
    `'a':A`,
    `'a' <-> ( 'b' | 'c' )`,
    `'a' <0> 'b'`,
    `'a' <99> 'b'`,
    `'a' &`,
  ])('leaves %s to PostgreSQL', (text) => {
    expect(readTsquery(text)).toBeNull()
  })

  it('ranks by the different words that are looked for', () => {
    const query = readTsquery(`'a' & 'b' & 'a' & !'c' | 'd' <-> 'e'`)
    expect(query && rankedLexemes(query)).toEqual(['a', 'b', 'd', 'e'])
    expect(lexemesOf(`'a':* & 'b''s'`)).toEqual(['a', `b's`])
  })
})

describe('reading a tsvector', () => {
  it('tells each word with its weight, in the order of the text', () => {
    const lexemes = createDictionary()
    const words: [string | undefined, number, number][] = []
    readTsvector(`'b''s':2A,100 'a\\\\':3B 'c':4C`, lexemes, (word) => {
      words.push([lexemes.texts[lexemeOf(word)], weightOf(word), gapOf(word)])
    })
    expect(words).toEqual([
      [`b's`, 3, 2],
      ['a\\', 2, 1],
      ['c', 1, 1],
      // So far after the previous word that no phrase reaches it.
      [`b's`, 0, 63],
    ])
  })
})
