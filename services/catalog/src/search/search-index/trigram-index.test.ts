import { expect, it } from 'vitest'
import { createTrigramIndex } from './trigram-index.ts'

it('finds words with enough parts in common, the most similar ones first', () => {
  const words = createTrigramIndex()
  for (const word of ['science', 'sciences', 'scientific', 'law', 'science'])
    words.add(word)
  expect(words.size).toBe(4)
  expect(words.similar('sciense')).toEqual(['science', 'sciences', 'scientific'])
  expect(words.similar('xyzzy')).toEqual([])
})

it('goes by letters where words are equally similar, and ends with twenty', () => {
  const words = createTrigramIndex()
  for (let n = 25; n > 0; n -= 1) words.add(`engine${String.fromCharCode(96 + n)}`)
  const alike = words.similar('engine')
  expect(alike).toHaveLength(20)
  expect(alike).toEqual(alike.toSorted())
})
