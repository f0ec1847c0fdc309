import type { Bound } from '@landfall/immigration-rules/rule'
import { expect, test } from 'vitest'
import { outdatedWords } from './outdated-words.ts'

type Words = Parameters<typeof outdatedWords>[0]

function rule(plus: number, words: Partial<Omit<Words, 'compute'>>): Words {
  const closes: Bound[] = [{ from: 'addressChanged', plus, unit: 'days' }]
  return {
    title: 'Report a new address',
    says: 'Tell your school.',
    ...words,
    compute: { kind: 'window', opens: null, closes },
  }
}

test.each([
  [10, { says: 'Within 10 days of the move.' }, 'says', '10'],
  [10, { says: 'Within ten days.' }, 'says', 'ten'],
  [-90, { title: 'Apply 90 days before' }, 'title', '90'],
  [60, { whenPast: 'Sixty days have passed.' }, 'whenPast', 'Sixty'],
  [2_805, { says: 'It costs US$2,805.' }, 'says', '2,805'],
])('a text that still gives %s is found: %o', (plus, words, field, figure) => {
  expect(outdatedWords(rule(plus, words), rule(14, words))).toEqual({ field, figure })
})

test.each([
  ['gives no figure', 10, {}, 14, {}],
  ['gives another number', 10, { says: '100 hours, 10.5, 1,010 and 8 CFR 10a' }, 14, {}],
  ['was written anew', 10, { says: 'Within 10 days.' }, 14, { says: 'Within 14 days.' }],
  ['has a figure that stays', 10, { says: 'Within 10 days.' }, 10, {}],
])('nothing is found where a text %s', (_, from, words, to, newWords) => {
  const after = rule(to, { ...words, ...newWords })
  expect(outdatedWords(rule(from, words), after)).toBeNull()
})
