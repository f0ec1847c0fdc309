import { fixedClock } from '@landfall/kit/core/clock'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeRemoveOldAnswers } from '../src/modules/provider/remove-old-answers.ts'
import { USAGE } from './_fake-model.ts'
import { aQuestion, startProvider, type StartedProvider } from './_provider.ts'

let app: StartedProvider
beforeAll(async () => {
  app = await startProvider()
})
afterAll(() => app.stop())

const COST = USAGE.prompt_tokens + USAGE.completion_tokens * 10
/** The most that one question may cost: its 1,200 tokens of answer cost ten each. */
const MAX_COST = 12_100

describe('a budget', () => {
  it('of a person is not passed by fifty questions at the same time', async () => {
    const { userId } = aQuestion()
    const provider = app.provider({ userBudgetMicroUsd: 5 * MAX_COST })
    const before = app.model.asked.length
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => provider.complete({ ...aQuestion(), userId })),
    )
    const answered = answers.filter(({ ok }) => ok).length
    const spent = await app.spentBy(userId)
    expect(spent).toBe(answered * COST)
    expect(spent).toBeLessThanOrEqual(5 * MAX_COST)
    expect(app.model.asked.length - before).toBe(answered)
    expect(answered).toBeGreaterThan(0)
    const refused = answers.filter(({ ok }) => !ok)
    for (const answer of refused) {
      expect(answer).toMatchObject({ error: { kind: 'budget-spent' } })
    }
  })

  it('is reserved before it is spent: two processes never pass it together', async () => {
    const payer = {
      month: '2026-11',
      feature: 'match-tips' as const,
      userId: aQuestion().userId,
    }
    const { providerBudgets } = app.stores
    const limits = { feature: 1_000_000_000, user: 100 }
    const taken = await Promise.all(
      Array.from({ length: 50 }, () => providerBudgets.reserve(payer, 30, limits)),
    )
    expect(taken.filter(Boolean)).toHaveLength(3)
    expect(await app.spentBy(payer.userId)).toBe(90)
  })

  it('that refuses takes nothing from the other one', async () => {
    const payer = {
      month: '2031-01',
      feature: 'match-tips' as const,
      userId: aQuestion().userId,
    }
    const { providerBudgets } = app.stores
    expect(await providerBudgets.reserve(payer, 10, { feature: 100, user: 10 })).toBe(true)
    expect(await providerBudgets.reserve(payer, 10, { feature: 100, user: 10 })).toBe(false)
    expect(await providerBudgets.ofFeatures('2031-01')).toEqual(
      new Map([['match-tips', 10]]),
    )
  })

  it('begins again with the month', async () => {
    const { userId } = aQuestion()
    const wishes = { userBudgetMicroUsd: MAX_COST }
    const november = app.provider(wishes, fixedClock('2026-11-30T23:59:59Z'))
    expect(await november.complete({ ...aQuestion(), userId })).toMatchObject({ ok: true })
    expect(await november.complete({ ...aQuestion(), userId })).toMatchObject({
      error: { kind: 'budget-spent' },
    })
    const december = app.provider(wishes, fixedClock('2026-12-01T00:00:00Z'))
    expect(await december.complete({ ...aQuestion(), userId })).toMatchObject({ ok: true })
  })

  it('of nothing sends nothing', async () => {
    const before = app.model.asked.length
    const answer = await app.provider({ featureBudgetMicroUsd: 0 }).complete(aQuestion())
    expect(answer).toMatchObject({ error: { kind: 'budget-spent' } })
    expect(app.model.asked.length).toBe(before)
  })
})

it('personal data in a prompt never arrives, and is back in the answer', async () => {
  const { userId } = aQuestion()
  app.model.next({ answer: 'Dear [NAME_1], write to [EMAIL_1] about [PASSPORT_1].' })
  const content = 'I am Amara Okafor, amara@example.com, passport AB1234567, on F-1.'
  const answer = await app.provider().complete({
    feature: 'match-tips',
    userId,
    knownNames: ['Amara Okafor'],
    prompt: [{ role: 'user', content }],
  })
  expect(answer).toMatchObject({
    value: {
      value: 'Dear Amara Okafor, write to amara@example.com about your passport number.',
    },
  })
  expect(app.model.sent()).not.toMatch(/amara|okafor|AB1234567|F-1|@/iu)
  expect(app.model.sent()).not.toContain(userId)
})

it('a feature that is turned off is off at once, in every process', async () => {
  const [one, other] = [app.provider(), app.provider()]
  const change = { feature: 'match-tips' as const, changedBy: aQuestion().userId }
  const turn = (isOn: boolean) =>
    app.stores.providerSwitches.set({ ...change, isOn, changedAt: new Date() })
  await turn(false)
  const before = app.model.asked.length
  for (const provider of [one, other]) {
    expect(await provider.complete(aQuestion())).toMatchObject({
      error: { kind: 'switched-off' },
    })
  }
  expect(app.model.asked.length).toBe(before)
  await turn(true)
  expect(await other.complete(aQuestion())).toMatchObject({ ok: true })
})

it('an answer is kept until its time is over, and the record of it for 400 days', async () => {
  const start = Date.parse('2026-11-22T12:00:00Z')
  const after = (ms: number) => fixedClock(new Date(start + ms).toISOString())
  const { pool } = app.postgres
  const question = aQuestion()
  await app.provider({ answerTtlMs: 60_000 }, after(0)).complete(question)
  const removedAt = async (ms: number) => {
    await makeRemoveOldAnswers({ ...app.stores, clock: after(ms) })()
    const kept = 'select from provider_answers where expires_at = $1'
    const { rows } = await pool.query(kept, [new Date(start + 60_000)])
    return [rows.length, (await app.callsOf(question.userId)).length]
  }
  const recordedMs = 400 * 86_400_000
  expect(await removedAt(59_999)).toEqual([1, 1])
  expect(await removedAt(60_000)).toEqual([0, 1])
  expect(await removedAt(recordedMs)).toEqual([0, 1])
  expect(await removedAt(recordedMs + 1)).toEqual([0, 0])
})
