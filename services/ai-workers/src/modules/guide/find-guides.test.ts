import { loadWordVectors } from '@landfall/matching/goals/load-word-vectors'
import { expect, it } from 'vitest'
import { type Context, CONTEXTS } from './context.ts'
import { createFindGuides } from './find-guides.ts'
import { GUIDES } from './guides/guides.ts'
import { GUIDES_OF } from './guides/guides-of-context.ts'

const findGuides = createFindGuides(loadWordVectors())
const firstOf = (question: string, context: Context) => findGuides(question, context)[0]?.id

it.each<[string, Context, string, Context, string]>([
  ['How do I start?', 'scholarship_search', 'find-first', 'application_help', 'plan'],
  ['One more application', 'application_help', 'plan', 'stress_management', 'time'],
  ['One more application', 'stress_management', 'time', 'celebration', 'celebrate'],
  ['Accepted or rejected', 'celebration', 'celebrate', 'motivation', 'rejection'],
  ['I lost the offer', 'motivation', 'rejection', 'general', 'offer'],
])(
  '“%s” is about what the student chose: %s, %s',
  (question, one, guide, other, others) => {
    expect(firstOf(question, one)).toBe(guide)
    expect(firstOf(question, other)).toBe(others)
  },
)

it.each([
  ['What IELTS score do I need?', 'english-tests'],
  ['I feel so stressed', 'stress'],
  ['How do I ask my professor for a letter?', 'recommendation'],
  ['I just submitted my first application!!', 'celebrate'],
  ['is this scholarship legit?', 'scams'],
])(
  'a question that says what it is about has its guide in every context: %s',
  (question, guide) => {
    for (const context of CONTEXTS) expect(firstOf(question, context)).toBe(guide)
  },
)

it('no context has a guide for what no guide knows', () => {
  for (const context of CONTEXTS)
    for (const question of ['What is the capital of France?', 'hello', 'thanks', 'qwertz'])
      expect(findGuides(question, context)).toEqual([])
})

it('names guides that there are', () => {
  const ids = GUIDES.map(({ id }) => id)
  for (const context of CONTEXTS)
    expect(ids).toEqual(expect.arrayContaining([...GUIDES_OF[context]]))
})
