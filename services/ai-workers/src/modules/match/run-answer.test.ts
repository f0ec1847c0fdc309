import { zstdCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { decodeAnswer, encodeAnswer } from './run-answer.ts'

const result = {
  id: '0197c1a4-0000-7000-8000-000000000001',
  runId: '0197c1a4-0000-7000-8000-000000000002',
  studentId: '0197c1a4-0000-7000-8000-000000000003',
  summary: {
    overallScore: null,
    matchCount: 0,
    toAnswerCount: 0,
    toCheckCount: 0,
    datesAhead: 0,
    nextQuestions: [],
    notEligibleCount: 1,
    openCount: 1,
    competitiveness: { met: 0, stated: 0 },
    strengths: [],
    improvementAreas: [],
    recommendations: [],
    madeBy: ['Zażółć – 学金'],
    catalogueAsOf: null,
    computeMilliseconds: '0.50',
  },
  matches: [],
  toAnswer: [],
  toCheck: [],
  changes: null,
}
const answer = { finishedAt: new Date('2026-11-21T20:00:00.123Z'), result }

describe('the answer of a run', () => {
  it('is the same after its way', () => {
    expect(decodeAnswer(encodeAnswer(answer))).toEqual(answer)
  })

  it.each([
    ['', 'JSON'],
    ['no answer', 'JSON'],
    ['{"finishedAt":"2026-11-21T20:00:00Z","result":{"runId":1}}', 'invalid_type'],
  ])('refuses %j', (text, why) => {
    expect(() => decodeAnswer(zstdCompressSync(text))).toThrow(why)
  })

  it('refuses what is not compressed', () => {
    expect(() => decodeAnswer(Buffer.from('{}'))).toThrow('Unknown frame descriptor')
  })
})
