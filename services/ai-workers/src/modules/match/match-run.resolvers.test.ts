import { testCaller } from '@landfall/kit/testing/callers'
import { expect, it, vi } from 'vitest'
import type { Context } from '../../context.ts'
import { matchRunMutations } from './match-run.resolvers.ts'

const profile = {
  academicField: 'Computer Science',
  degreeLevel: 'graduate',
  gpa: '3.60',
  country: 'Kenya',
  englishProficiency: 'ielts_7',
  financialNeed: 'high',
  careerGoals: 'Clean water for dry places, by better pumps',
}

/** How long a start waits for its result, if the start itself took this long. */
async function waitedMs(o: { startTakesMs: number; responseTimeoutMs?: number }) {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  const run = { id: 'run-1', status: 'queued', cause: 'student', resultId: null }
  const waitForRun = vi.fn<(runId: string, timeoutMs: number) => Promise<null>>(
    async () => null,
  )
  const caller = {
    ...testCaller({ accountType: 'student', userId: 'student-1' }),
    ...(o.responseTimeoutMs && { responseTimeoutMs: o.responseTimeoutMs }),
  }
  // The mutation asks for these use cases alone.
  const context = {
    caller,
    viewer: caller.viewer,
    useCases: {
      async startMatch() {
        clock.mockReturnValue(1_000 + o.startTakesMs)
        return { ok: true, value: run }
      },
      waitForRun,
      matchRuns: { findWaitedFor: async () => run },
    },
  } as unknown as Context
  await matchRunMutations.startMatch({}, { input: { profile, waitSeconds: 30 } }, context)
  return waitForRun.mock.calls[0]?.[1]
}

it.each([
  ['as long as it is asked to', { startTakesMs: 0, responseTimeoutMs: 39_500 }, 30_000],
  [
    'less where the start took its time',
    { startTakesMs: 20_000, responseTimeoutMs: 39_500 },
    18_500,
  ],
  ['within an ordinary answer', { startTakesMs: 500 }, 8_000],
  ['no more when the time is up', { startTakesMs: 9_000 }, 0],
])('a start waits for its result %s', async (_how, times, expected) => {
  expect(await waitedMs(times)).toBe(expected)
})
