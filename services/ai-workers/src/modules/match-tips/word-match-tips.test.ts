import { fixedClock } from '@landfall/kit/core/clock'
import { err, ok } from '@landfall/kit/core/result'
import { createSealer } from '@landfall/kit/core/sealed'
import { describe, expect, it } from 'vitest'
import type { MatchResultStore } from '../match/match-result.store.ts'
import type { MatchResult } from '../match/match-result.ts'
import { type FailureKind, failure } from '../provider/provider-failure.ts'
import type { Provider } from '../provider/provider.ts'
import { readJson } from '../provider/read-json.ts'
import type { MatchTipWordingStore } from './match-tip-wording.store.ts'
import type { MatchTipWording } from './match-tip-wording.ts'
import { WordingPostponed } from '../wording/wording-postponed.ts'
import { makeWordMatchTips } from './word-match-tips.ts'

const award = (scholarshipId: string, tips: string[], isPrivate = false) => ({
  scholarshipId,
  isPrivate,
  applicationTips: tips,
  title: `Title of ${scholarshipId}`,
  score: 80,
})
const result = {
  id: 'result',
  studentId: 'student',
  matches: [
    award('award-a', ['Start now. 12 days are left.', 'Ask whether it can be renewed.']),
    award('sensitive', ['Ask about the rule for women.'], true),
    award('silent', []),
    award('award-b', ['Send 2 letters by 1 March 2027.']),
  ],
} as unknown as MatchResult

/** The use case with a provider that gives this answer; returns what was stored and asked. */
function wording(answer: unknown) {
  const stored: MatchTipWording[] = []
  const asked: string[] = []
  const provider: Provider = {
    name: 'openai',
    isConfigured: true,
    completeJson: async ({ prompt, schema }) => {
      asked.push(JSON.stringify(prompt))
      if (typeof answer === 'string') return err(failure(answer as FailureKind))
      const read = readJson(schema, JSON.stringify(answer))
      if (!read.ok) return err(failure('malformed'))
      const usage = { tokensIn: 1, tokensOut: 1, isEstimated: false, costMicroUsd: 1 }
      const made = { provider: 'openai', model: 'm', isCached: false } as const
      return ok({ ...usage, ...made, value: read.value })
    },
    complete: () => Promise.reject(new Error('not asked for')),
    stream: () => {
      throw new Error('not asked for')
    },
  }
  const matchTipWordings: MatchTipWordingStore = {
    modelOf: async () => stored[0]?.model ?? null,
    find: async () => stored[0] ?? null,
    insertIfNew: async (one) => void stored.push(one),
    removeAll: async () => undefined,
  }
  const results = { find: async () => result } as unknown as MatchResultStore
  const sealer = createSealer(Buffer.alloc(32).toString('base64url'))
  const clock = fixedClock('2026-11-22T00:00:00Z')
  const run = makeWordMatchTips({ results, matchTipWordings, provider, sealer, clock })
  return { run: () => run('result'), stored, asked }
}

const inWords = (first: string[], second: string[]) => ({
  awards: [
    { award: 1, tips: first },
    { award: 2, tips: second },
  ],
})

describe('tips in a model’s words', () => {
  it('replace the computed ones, once', async () => {
    const { run, stored, asked } = wording(
      inWords(
        ['12 days are left: start now.', 'Find out if it can be renewed.'],
        ['By 1 March 2027, send 2 letters.'],
      ),
    )
    await run()
    await run()
    expect(asked).toHaveLength(1)
    expect(stored).toEqual([
      {
        resultId: 'result',
        model: 'm',
        awards: [
          {
            scholarshipId: 'award-a',
            tips: ['12 days are left: start now.', 'Find out if it can be renewed.'],
          },
          { scholarshipId: 'award-b', tips: ['By 1 March 2027, send 2 letters.'] },
        ],
      },
    ])
  })

  it('stay the computed ones where a figure differs', async () => {
    const { run, stored } = wording(
      inWords(
        ['13 days are left: start now.', 'Find out if it can be renewed.'],
        ['By 1 April 2027, send 2 letters.'],
      ),
    )
    await run()
    expect(stored[0]?.awards).toEqual([
      {
        scholarshipId: 'award-a',
        tips: ['Start now. 12 days are left.', 'Find out if it can be renewed.'],
      },
    ])
  })

  it('are none when nothing holds, or when there are too few', async () => {
    for (const answer of [
      inWords(['You win for sure 100 %.', 'Yes, 3 times.'], ['Send 3 letters.']),
      inWords(['12 days are left: start now.'], ['By 1 March 2027, send 2 letters.']),
      { awards: [] },
      {},
    ]) {
      const { run, stored } = wording(answer)
      await run()
      expect(stored).toEqual([])
    }
  })

  it('are asked for with nothing but the tips, and none of what rests on sensitive answers', async () => {
    const { run, asked } = wording('refused')
    await run()
    expect(asked[0]).toContain('12 days are left')
    expect(asked[0]).not.toMatch(/women|Title|80|student"|award-/u)
  })

  it('are asked for again when the provider is away, and not when it refuses', async () => {
    await expect(wording('unavailable').run()).rejects.toThrow(WordingPostponed)
    await expect(wording('budget-spent').run()).resolves.toBeUndefined()
    await expect(wording('switched-off').run()).resolves.toBeUndefined()
  })
})
