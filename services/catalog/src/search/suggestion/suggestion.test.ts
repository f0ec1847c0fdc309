import { expect, it } from 'vitest'
import { lastWordOf, namesBeginningWith, withLastWord } from './suggestion.ts'

const names = ['Computer Science', 'Data Science', 'Science', 'Law'].map((name) => ({
  code: name,
  name,
}))

it('puts names that begin with the text before those with a word that does', () => {
  const found = namesBeginningWith('sci', names, 5).map(({ name }) => name)
  expect(found).toEqual(['Science', 'Computer Science', 'Data Science'])
  expect(namesBeginningWith('sci', names, 1)).toHaveLength(1)
  expect(namesBeginningWith('ience', names, 5)).toEqual([])
})

it('completes the last word alone', () => {
  expect(lastWordOf('women eng')).toBe('eng')
  expect(withLastWord('women eng', 'engineering')).toBe('women engineering')
  expect(withLastWord('women ', 'engineering')).toBe('women engineering')
})
