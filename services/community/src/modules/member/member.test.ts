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

describe('trust', () => {
  test.each([
    ['nobody has it before writing', null, 0],
    ['three texts on the first day are not enough', { entryCount: 3 }, 0],
    ['three texts and a day are', { entryCount: 3, firstWroteAt: daysAgo(1) }, 1],
    [
      'many texts that nobody votes for stay there',
      { entryCount: 500, firstWroteAt: daysAgo(400) },
      1,
    ],
    [
      'twenty texts, ten votes and two weeks make a regular',
      { entryCount: 20, votesReceived: 10, firstWroteAt: daysAgo(14) },
      2,
    ],
    [
      'sixty, fifty and two months are trusted',
      { entryCount: 60, votesReceived: 50, firstWroteAt: daysAgo(60) },
      3,
    ],
    [
      'a hidden text takes a level for a month',
      {
        entryCount: 60,
        votesReceived: 50,
        firstWroteAt: daysAgo(60),
        lastAgreedAt: daysAgo(29),
      },
      2,
    ],
    [
      'and no longer',
      {
        entryCount: 60,
        votesReceived: 50,
        firstWroteAt: daysAgo(60),
        lastAgreedAt: daysAgo(30),
      },
      3,
    ],
    ['nobody falls below new', { lastAgreedAt: daysAgo(1) }, 0],
  ] as const)('%s', (_name, facts, level) => {
    expect(trustOf(facts && somebody(facts), NOW)).toBe(level)
  })

  it('lifts every limit, and gives reports their weight', () => {
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
