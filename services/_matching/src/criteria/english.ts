import type { NumberColumn } from './predicate.ts'
import type { EnglishProficiency, StudentFacts } from './student-facts.ts'

/** A test for which listings name a minimum. Meeting any one of the minima is enough. */
export type EnglishTest = {
  name: 'TOEFL' | 'IELTS' | 'Duolingo'
  column: Extract<NumberColumn, 'minToeflScore' | 'minIeltsScore' | 'minDuolingoScore'>
  profileField: 'toeflScore' | 'ieltsScore' | 'duolingoScore'
}

export const ENGLISH_TESTS: readonly EnglishTest[] = [
  { name: 'TOEFL', column: 'minToeflScore', profileField: 'toeflScore' },
  { name: 'IELTS', column: 'minIeltsScore', profileField: 'ieltsScore' },
  { name: 'Duolingo', column: 'minDuolingoScore', profileField: 'duolingoScore' },
]

type Band = { test: EnglishTest['name']; lowerBound: string }

const BANDS: Readonly<Partial<Record<EnglishProficiency, Band>>> = {
  toefl_100: { test: 'TOEFL', lowerBound: '100' },
  toefl_90: { test: 'TOEFL', lowerBound: '90' },
  toefl_80: { test: 'TOEFL', lowerBound: '80' },
  ielts_7_5: { test: 'IELTS', lowerBound: '7.5' },
  ielts_7: { test: 'IELTS', lowerBound: '7.0' },
  ielts_6_5: { test: 'IELTS', lowerBound: '6.5' },
}

export type EnglishScore = { value: string; isBand: boolean }

/** The exact score, or else the lower bound of the test's own band; null when neither is known. */
export function englishScore(
  student: StudentFacts,
  test: EnglishTest,
): EnglishScore | null {
  const exact = student[test.profileField]
  if (exact !== null) return { value: String(exact), isBand: false }
  const band = student.englishProficiency ? BANDS[student.englishProficiency] : undefined
  return band?.test === test.name ? { value: band.lowerBound, isBand: true } : null
}
