import type { SignedInViewer } from '@landfall/kit/identity/viewer'
import { testCaller, testVisitor } from '@landfall/kit/testing/callers'
import { AuditRecorded } from '@landfall/proto-events/ai-workers/audit-recorded.v1'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aStudent, startAiWorkers, type RunningAiWorkers } from './_app.ts'
import { aQuestion, MODEL, testSettings } from './_provider.ts'

const secret = 'sk-of-this-test'
const admin = testCaller({ roles: ['admin'] })

let app: RunningAiWorkers
let local: RunningAiWorkers
beforeAll(async () => {
  const settings = {
    ...testSettings('https://user:pass@models.example.org/v1'),
    apiKey: secret,
  }
  app = await startAiWorkers({ provider: settings })
  local = await startAiWorkers()
})
afterAll(async () => {
  await app.stop()
  await local.stop()
})

const query = /* GraphQL */ `
  {
    aiProvider {
      kind
      host
      month
      userBudgetUsd
      features {
        id
        label
        isOn
        model
        callCount
        cachedCount
        tokensIn
        tokensOut
        costUsd
        committedUsd
        budgetUsd
        latencyP50Ms
        latencyP95Ms
        failures {
          kind
          count
        }
      }
    }
  }
`
const mutation = /* GraphQL */ `
  mutation ($input: SwitchAiFeatureInput!) {
    switchAiFeature(input: $input) {
      __typename
      ... on AiFeatureSuccess {
        feature {
          id
          isOn
        }
      }
    }
  }
`

it('an administrator sees what the provider used this month, and never the key', async () => {
  const now = new Date()
  const { providerCalls, providerBudgets } = app.stores
  const call = {
    feature: 'match-tips' as const,
    userId: aQuestion().userId,
    model: MODEL,
    tokensIn: 100,
    tokensOut: 20,
    isEstimated: false,
    costMicroUsd: 1_500,
    firstTokenMs: 100,
    tries: 1,
  }
  const took = [100, 200, 300, 4_000].map((durationMs) => ({
    outcome: 'answered' as const,
    durationMs,
  }))
  const failed = ['timed-out', 'timed-out', 'cut'].map((outcome) => ({
    outcome: outcome as 'timed-out' | 'cut',
    durationMs: 9_000,
  }))
  const ends = [...took, ...failed, { outcome: 'cached' as const, durationMs: 0 }]
  for (const end of ends) {
    await providerCalls.insert({ ...call, ...end, id: aQuestion().userId, createdAt: now })
  }
  const before = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0))
  await providerCalls.insert({
    ...call,
    outcome: 'answered' as const,
    durationMs: 100,
    id: aQuestion().userId,
    createdAt: before,
  })
  const month = now.toISOString().slice(0, 7)
  const payer = { month, feature: 'match-tips' as const, userId: null }
  await providerBudgets.reserve(payer, 12_000, { feature: 50_000, user: 0 })

  const unasked = {
    isOn: true,
    model: MODEL,
    callCount: 0,
    cachedCount: 0,
    tokensIn: 0,
    tokensOut: 0,
    costUsd: '0.000',
    committedUsd: '0.000',
    budgetUsd: '50.000',
    latencyP50Ms: null,
    latencyP95Ms: null,
    failures: [],
  }
  const { aiProvider } = await app.ask(admin, query)
  expect(aiProvider).toEqual({
    kind: 'OPENAI',
    host: 'models.example.org',
    month,
    userBudgetUsd: '1.000',
    features: [
      {
        id: 'match-tips',
        label: 'Wording of match tips',
        isOn: true,
        model: MODEL,
        callCount: 8,
        cachedCount: 1,
        tokensIn: 800,
        tokensOut: 160,
        costUsd: '0.012',
        committedUsd: '0.012',
        budgetUsd: '50.000',
        latencyP50Ms: 200,
        latencyP95Ms: 4_000,
        failures: [
          { kind: 'timed-out', count: 2 },
          { kind: 'cut', count: 1 },
        ],
      },
      { ...unasked, id: 'donor-insights', label: 'Wording of donor insights' },
      { ...unasked, id: 'mentor-chat', label: 'Answers of AI mentors' },
    ],
  })
  expect(JSON.stringify(aiProvider)).not.toMatch(/sk-of|pass/u)
})

it('an administrator turns a feature off and on again', async () => {
  for (const isOn of [false, false, true]) {
    const input = { id: 'match-tips', isOn }
    const { switchAiFeature } = await app.ask(admin, mutation, { input })
    expect(switchAiFeature).toEqual({
      __typename: 'AiFeatureSuccess',
      feature: { id: 'match-tips', isOn },
    })
    expect(await app.stores.providerSwitches.isOn('match-tips')).toBe(isOn)
  }
  const published = await app.outboxEvents(AuditRecorded.type)
  const { userId: actorId } = admin.viewer as SignedInViewer
  const deed = { actorId, subjectType: 'ai-feature', subjectId: 'match-tips' }
  expect(published.map(({ data }) => data)).toMatchObject([
    { ...deed, verb: 'turned-off' },
    { ...deed, verb: 'turned-off' },
    { ...deed, verb: 'turned-on' },
  ])
  const input = { id: 'poems', isOn: false }
  expect(await app.ask(admin, mutation, { input })).toMatchObject({
    switchAiFeature: { __typename: 'NotFound' },
  })
})

it('an administrator sees without a key that there is none, with nothing used and nothing to spend', async () => {
  const { aiProvider } = await local.ask(admin, query)
  const unused = { model: null, budgetUsd: null, callCount: 0, latencyP50Ms: null }
  expect(aiProvider).toMatchObject({
    kind: 'LOCAL',
    host: null,
    userBudgetUsd: null,
    features: [unused, unused, unused],
  })
})

it.each([
  ['a visitor', testVisitor(), 'NOT_SIGNED_IN', 'NotSignedIn'],
  ['a student', aStudent(), 'FORBIDDEN', 'Forbidden'],
  ['a moderator', testCaller({ roles: ['moderator'] }), 'FORBIDDEN', 'Forbidden'],
])('%s sees and changes nothing', async (_who, caller, code, __typename) => {
  await expect(app.ask(caller, query)).rejects.toMatchObject({ code })
  const input = { id: 'match-tips', isOn: false }
  expect(await app.ask(caller, mutation, { input })).toEqual({
    switchAiFeature: { __typename },
  })
  expect(await app.stores.providerSwitches.isOn('match-tips')).toBe(true)
})
