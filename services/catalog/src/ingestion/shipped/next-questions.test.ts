import { expect, test } from 'vitest'
import { ASKED, ASKED_STUDENTS, fiveQuestions } from './testing/five-questions.ts'

test.each(ASKED_STUDENTS)(
  'five questions decide nearly as much as the best five do: %s',
  (_who, has) => {
    const { asked, decided, most } = fiveQuestions(has)
    expect(asked).toHaveLength(ASKED)
    expect(decided).toBeGreaterThanOrEqual(0.8 * most)
  },
)
