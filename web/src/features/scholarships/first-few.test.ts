import { expect, it } from 'vitest'
import { firstFew } from './first-few.ts'

it('names the first ones and counts the rest', () => {
  expect(firstFew(['India', 'Kenya', 'Nepal'], 3)).toBe('India, Kenya, Nepal')
  expect(firstFew(['India', 'Kenya', 'Nepal', 'Peru', 'Oman'], 3)).toBe(
    'India, Kenya, Nepal +2 more',
  )
})

it('says nothing of what is not stated', () => {
  expect(firstFew(null, 3)).toBeNull()
  expect(firstFew([], 3)).toBeNull()
})
