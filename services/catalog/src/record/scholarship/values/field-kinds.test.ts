import { expect, test } from 'vitest'
import { duolingo, toefl } from './field-kinds.ts'

test.each([
  ['80', 80],
  ['0', 0],
  ['7', 7],
  [null, null],
])('a TOEFL score of %j is %j', (stated, score) => {
  expect(toefl('TOEFL').parse(stated)).toBe(score)
})

test.each(['1', '5', '6'])('a TOEFL score of %s is on the new scale', (stated) => {
  const { error } = toefl('TOEFL').safeParse(stated)
  expect(error?.issues[0]?.message).toBe(
    'TOEFL of 1 to 6 is on the new scale: enter it on the 0 to 120 scale',
  )
})

test.each(['9', '161', '60.5'])('a Duolingo score of %s is none', (stated) => {
  const { error } = duolingo('Duolingo').safeParse(stated)
  expect(error?.issues[0]?.message).toBe('Duolingo must be a whole number from 10 to 160')
  expect(duolingo('Duolingo').parse('10')).toBe(10)
})
