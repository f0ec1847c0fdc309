import { describe, expect, it } from 'vitest'
import { RequestError } from '#lib/graphql/graphql-request.ts'
import { celebrationHeadline } from './celebration-look.ts'
import { InvalidAnswer, matchFailure, matchRefusal } from './match-failure.ts'
import { nextProgress, startOfProgress } from './match-steps.ts'
import type { MatchProfile, MatchStudent } from './match-values.ts'
import { usStates } from './us-states.ts'
import { factsInputOf, missingProfileFacts } from './missing-profile-facts.ts'

describe('why no match was made', () => {
  it.each([
    [
      new RequestError('offline'),
      'Network connection error. Please refresh the page and try again.',
    ],
    [
      new TypeError('Failed to fetch'),
      'Network connection error. Please refresh the page and try again.',
    ],
    [
      new Error('wrapped', { cause: new DOMException('late', 'TimeoutError') }),
      'Request timed out. Please try again.',
    ],
    [new DOMException('cut off', 'AbortError'), 'Request timed out. Please try again.'],
    [new InvalidAnswer('no run'), 'Server returned invalid data. Please try again.'],
    [
      new RequestError('unavailable'),
      'Error: Part of the service is not answering. Please try again in a moment.',
    ],
    [new RequestError('unexpected'), 'Profile creation failed. Please try again.'],
    ['nothing known', 'Profile creation failed. Please try again.'],
  ])('is told by its cause: %s', (error, sentence) => {
    expect(matchFailure(error)).toBe(sentence)
  })

  it('is told in the words of a refusal', () => {
    const problem = { code: 'FORBIDDEN', message: 'Matching is for students' }
    expect(matchRefusal(problem)).toBe('Error: Matching is for students')
  })
})

const step = (sequence: number, percent: number) => ({
  matchProgress: {
    runId: 'r',
    sequence,
    step: 'SCORING' as const,
    label: `step ${sequence}`,
    percent,
    isLast: false,
  },
})

describe('the progress of a run', () => {
  it('takes each step once, and never goes back', () => {
    const seen = [step(1, 5), step(1, 5), step(3, 60), step(2, 40), step(4, 50)]
    const progress = seen.reduce(nextProgress, startOfProgress)
    expect(progress.steps.map(({ sequence }) => sequence)).toEqual([1, 3, 4])
    expect(progress.percent).toBe(60)
  })

  it('says when nobody answers, until somebody does', () => {
    const lost = nextProgress(startOfProgress, 'unreachable')
    expect(lost.isReachable).toBe(false)
    expect(nextProgress(lost, { matchProgress: null }).isReachable).toBe(true)
    expect(nextProgress(lost, step(1, 5)).isReachable).toBe(true)
  })
})

it('celebrates by the best score', () => {
  const headlines = [100, 90, 89, 80, 79, 70, 69, 1].map(celebrationHeadline)
  expect(headlines).toEqual([
    'Incredible Matches Found',
    'Incredible Matches Found',
    'Excellent Matches',
    'Excellent Matches',
    'Great Matches',
    'Great Matches',
    'Matches Found',
    'Matches Found',
  ])
})

it('knows the fifty states and the District of Columbia by their codes', () => {
  expect(usStates).toHaveLength(51)
  expect(new Set(usStates.map(({ value }) => value)).size).toBe(51)
  expect(usStates.every(({ value }) => /^[A-Z]{2}$/.test(value))).toBe(true)
  expect(usStates.find(({ value }) => value === 'DC')?.label).toBe('District of Columbia')
})

describe('the facts that a profile lacks', () => {
  const profile: MatchProfile = {
    academicField: 'Physics',
    degreeLevel: 'phd',
    gpa: '3.1',
    gradeScale: null,
    gradeOriginal: null,
    country: 'KE',
    countryName: 'Kenya',
    englishProficiency: 'ielts_7',
    financialNeed: 'high',
    careerGoals: 'Measure the wind at sea.',
    extracurriculars: null,
    preferredStates: [],
    minAmount: null,
  }
  const complete: MatchStudent = {
    id: 'ama',
    country: 'GH',
    countryName: 'Ghana',
    intendedDegreeLevel: 'GRADUATE',
    fieldOfInterest: ['Law'],
    gpa: '2.90',
    gradeScale: null,
    gradeOriginal: null,
    englishProficiency: null,
    toeflScore: 100,
    ieltsScore: null,
    duolingoScore: null,
    needsFinancialAid: false,
  }

  it('are none when each is told, whatever the match was told', () => {
    expect(missingProfileFacts(complete, profile)).toEqual([])
  })

  it('are neither a country nor a grade that is on no list', () => {
    const stated = { country: null, countryName: 'Other', gpa: null, gradeOriginal: '17' }
    expect(missingProfileFacts({ ...complete, ...stated }, profile)).toEqual([])
  })

  it('are all of them without a profile, in the words of the profile', () => {
    expect(factsInputOf(missingProfileFacts(null, profile))).toEqual({
      country: 'KE',
      intendedDegreeLevel: 'PHD',
      fieldOfInterest: ['Physics'],
      gradeScale: 'gpa-4',
      gradeOriginal: '3.1',
      englishProficiency: 'IELTS_7',
      needsFinancialAid: true,
    })
  })

  it('are only those that are not told yet', () => {
    const student = { ...complete, gpa: null, fieldOfInterest: [] }
    expect(factsInputOf(missingProfileFacts(student, profile))).toEqual({
      fieldOfInterest: ['Physics'],
      gradeScale: 'gpa-4',
      gradeOriginal: '3.1',
    })
  })

  it('have no grade when the match was told none, and the one of its own scale', () => {
    const student = { ...complete, gpa: null }
    expect(missingProfileFacts(student, { ...profile, gpa: null })).toEqual([])
    const grade = { gpa: '3.30', gradeScale: 'ten-india', gradeOriginal: '8.1' }
    expect(factsInputOf(missingProfileFacts(student, { ...profile, ...grade }))).toEqual({
      gradeScale: 'ten-india',
      gradeOriginal: '8.1',
    })
  })

  it('do not make a need of a low one', () => {
    const student = { ...complete, needsFinancialAid: null }
    expect(missingProfileFacts(student, { ...profile, financialNeed: 'low' })).toEqual([])
    expect(missingProfileFacts(student, profile)).toHaveLength(1)
  })

  it('make nothing of a score that is not there and a need that is not told', () => {
    const student = { ...complete, needsFinancialAid: null, englishProficiency: null }
    const silent = {
      ...profile,
      englishProficiency: 'other',
      financialNeed: 'undisclosed',
    }
    expect(missingProfileFacts(student, silent)).toEqual([])
  })
})
