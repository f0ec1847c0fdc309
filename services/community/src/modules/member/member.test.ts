import { describe, expect, it, test } from 'vitest'
import { limitsOf, type Member, reportWeight, trustOf } from './member.ts'

const NOW = new Date('2026-11-23T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)
const somebody = (facts: Partial<Member>): Member => ({
  userId: '018f0000-0000-7000-8000-000000000001',
  firstWroteAt: daysAgo(0),
  entryCount: 1,
  votesReceived: 0,
  agreedReports: 0,
  lastAgreedAt: null,
  silencedUntil: null,
  ...facts,
})

describe('the trust level', () => {
  test.each([
    ['is 0 for somebody who has not written anything', null, 0],
    ['is 0 for three texts on the first day', { entryCount: 3 }, 0],
    ['is 1 for three texts after a day', { entryCount: 3, firstWroteAt: daysAgo(1) }, 1],
    [
      'stays 1 for many texts without votes',
      { entryCount: 500, firstWroteAt: daysAgo(400) },
      1,
    ],
    [
      'is 2 for twenty texts and ten votes after two weeks',
      { entryCount: 20, votesReceived: 10, firstWroteAt: daysAgo(14) },
      2,
    ],
    [
      'is 3 for sixty texts and fifty votes after two months',
      { entryCount: 60, votesReceived: 50, firstWroteAt: daysAgo(60) },
      3,
    ],
    [
      'drops by one for a month after a text is hidden',
      {
        entryCount: 60,
        votesReceived: 50,
        firstWroteAt: daysAgo(60),
        lastAgreedAt: daysAgo(29),
      },
      2,
    ],
    [
      'rises again after a month',
      {
        entryCount: 60,
        votesReceived: 50,
        firstWroteAt: daysAgo(60),
        lastAgreedAt: daysAgo(30),
      },
      3,
    ],
    ['never falls below 0', { lastAgreedAt: daysAgo(1) }, 0],
  ] as const)('%s', (_name, facts, level) => {
    expect(trustOf(facts && somebody(facts), NOW)).toBe(level)
  })

  it('raises every limit and the weight of reports', () => {
    const levels = [0, 1, 2, 3] as const
    const limits = levels.map((level) => limitsOf(level, 1))
    for (const key of ['postsPerDay', 'repliesPerDay', 'linksPerText'] as const) {
      const figures = limits.map((limit) => limit[key])
      expect(figures).toEqual(figures.toSorted((a, b) => a - b))
      expect(new Set(figures).size).toBe(4)
    }
    expect(levels.map(reportWeight)).toEqual([1, 2, 3, 4])
  })
})
