import { loadWordVectors } from '@landfall/matching/goals/load-word-vectors'
import { describe, expect, it } from 'vitest'
import { MENTORS } from '../mentor/mentors.ts'
import { answerByGuide } from './answer-by-guide.ts'
import { createFindGuides } from './find-guides.ts'
import { GUIDES } from './guides/guides.ts'
import { QUESTIONS, RECORDS } from './testing/questions.ts'

const findGuides = createFindGuides(loadWordVectors())
const [mentor] = MENTORS
if (mentor === undefined) throw new Error('no mentors')
const answer = (question: string, records = RECORDS) =>
  answerByGuide({
    mentor,
    question,
    records: { ...records, notes: ['my brother studies in Ohio'] },
    findGuides,
  })

it('answers real questions of students usefully', () => {
  expect(QUESTIONS).toHaveLength(100)
  const missed = QUESTIONS.filter(([question, ...needs]) => {
    const { text } = answer(question)
    return !needs.every((need) => need.test(text))
  }).map(([question]) => question)
  expect(missed).toEqual([])
})
