import { describe, expect, it } from 'vitest'
import { recordsAnswer } from './records-answer.ts'
import { RECORDS } from './testing/questions.ts'

describe('an answer from the student’s own records', () => {
  it.each([
    'What are my next deadlines?',
    'Which of my saved ones am I eligible for?',
    'What have I saved?',
    'how are my applications going',
  ])('says how many more there are where it shortens a list: %s', (question) => {
    const eight = RECORDS.applications.flatMap((one) =>
      Array.from({ length: 8 }, (_, at) => ({ ...one, scholarshipId: `${at}` })),
    )
    const text = recordsAnswer(question, {
      ...RECORDS,
      saved: eight,
      applications: eight,
    })?.text
    expect(text?.match(/^- North Star Grant/gmu)).toHaveLength(6)
    expect(text).toMatch(/^And 2 more\.$/mu)
  })

  it('says once that none of the scholarships has a date ahead', () => {
    const records = { ...RECORDS, saved: RECORDS.saved.slice(1), applications: [] }
    expect(recordsAnswer('What are my next deadlines?', records)?.text).toBe(
      'None of your scholarships has an upcoming deadline.',
    )
  })
})
