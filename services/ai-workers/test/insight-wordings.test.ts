import { testCaller, testVisitor } from '@landfall/kit/testing/callers'
import { eventually } from '@landfall/kit/testing/eventually'
import type { Caller } from '@landfall/kit/identity/viewer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startAiWorkers, type RunningAiWorkers } from './_app.ts'
import { startFakeModel, type FakeModel } from './_fake-model.ts'
import { MODEL, testSettings } from './_provider.ts'

const donor = testCaller({ accountType: 'donor' })
const WAITING = '7 of 20 applications are waiting for a decision: 35 %.'
const COUNTRY = 'The largest group that can be shown comes from Ghana: at least 10 of 20.'

let model: FakeModel
let app: RunningAiWorkers
let local: RunningAiWorkers
beforeAll(async () => {
  model = await startFakeModel(({ messages }) => {
    const isCountry = messages.at(-1)?.content.includes('Ghana')
    const text = isCountry
      ? 'Most of your applicants come from Ghana: 12 of 20.'
      : 'Of your 20 applications, 7 (35 %) wait for a decision.'
    return { answer: JSON.stringify({ text }) }
  })
  app = await startAiWorkers({ provider: testSettings(model.baseUrl) })
  local = await startAiWorkers()
  await app.startWorker()
})
afterAll(async () => {
  await Promise.all([app.stop(), local.stop()])
  await model.stop()
})

/** Asks as the gateway does, which has read the sentence of donors-content for this viewer. */
async function read(
  service: RunningAiWorkers,
  caller: Caller,
  insight: { id: string; text: string },
  askAgain = false,
) {
  const query = /* GraphQL */ `
    query ($all: [_Any!]!, $askAgain: Boolean!) {
      _entities(representations: $all) {
        ... on DonorInsight {
          wording(askAgain: $askAgain) {
            isAwaited
            hasFailed
            text
            by
          }
        }
      }
    }
  `
  const all = [{ __typename: 'DonorInsight', ...insight }]
  const { _entities } = await service.ask(caller, query, { all, askAgain })
  return _entities[0].wording
}

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)

const settled = (insight: { id: string; text: string }) =>
  eventually(async () => {
    const wording = await read(app, donor, insight)
    return !wording.isAwaited && wording
  })

it('a sentence comes in the model’s words once somebody has asked, and the model is asked once', async () => {
  const insight = { id: 'waiting-1', text: WAITING }
  const first = await Promise.all([
    read(app, donor, insight),
    read(app, donor, insight),
    read(app, testCaller({ accountType: 'university' }), insight),
  ])
  for (const wording of first)
    expect(wording).toMatchObject({ isAwaited: true, text: null })
  const by = `Worded by ${MODEL} from the figures below`
  const text = 'Of your 20 applications, 7 (35 %) wait for a decision.'
  expect(await settled(insight)).toEqual({ isAwaited: false, hasFailed: false, text, by })
  expect(await read(app, donor, insight)).toEqual({
    isAwaited: false,
    hasFailed: false,
    text,
    by,
  })
  expect(model.asked).toHaveLength(1)
  expect(JSON.stringify(model.asked[0]?.messages)).toContain('7 of 20')
})

it('a wording with another figure is shown to nobody: the computed sentence stands', async () => {
  const nothing = { isAwaited: false, hasFailed: false, text: null, by: null }
  expect(await settled({ id: 'country-1', text: COUNTRY })).toEqual(nothing)
})

it('a wording whose job is lost fails after ten minutes, and is made once somebody asks again', async () => {
  // Uses other words than before, because the answer to the same words is cached.
  const fact = '7 of 20 applications still wait for a decision: 35 %.'
  const insight = { id: 'waiting-4', text: fact }
  const store = app.stores.insightWordings
  await store.insertIfNew({ insightId: insight.id, fact, askedAt: ago(9) })
  expect(await read(app, donor, insight, true)).toMatchObject({ isAwaited: true })
  await store.removeBefore(ago(8))
  await store.insertIfNew({ insightId: insight.id, fact, askedAt: ago(11) })
  const failed = { isAwaited: false, hasFailed: true, text: null, by: null }
  expect(await read(app, donor, insight)).toEqual(failed)
  expect(await read(app, donor, insight)).toEqual(failed)
  const before = model.asked.length
  const again = await Promise.all([
    read(app, donor, insight, true),
    read(app, testCaller({ accountType: 'university' }), insight, true),
  ])
  for (const wording of again)
    expect(wording).toMatchObject({ isAwaited: true, hasFailed: false })
  expect(await settled(insight)).toMatchObject({
    text: expect.stringContaining('7 (35 %)'),
  })
  expect(model.asked).toHaveLength(before + 1)
})

it('a model that does not answer is tried three times, then the computed sentence stands', async () => {
  const before = model.asked.length
  model.next(...Array.from({ length: 9 }, () => ({ status: 503 })))
  const text = '9 of 20 applications are waiting for a decision: 45 %.'
  const nothing = { isAwaited: false, hasFailed: false, text: null, by: null }
  expect(await settled({ id: 'waiting-3', text })).toEqual(nothing)
  model.forget()
  expect(model.asked.length - before).toBeGreaterThanOrEqual(3)
})

it('a wording of another sentence under the same id is not shown', async () => {
  const text = '8 of 20 applications are waiting for a decision: 40 %.'
  expect(await read(app, donor, { id: 'waiting-1', text })).toMatchObject({ text: null })
})

it('nothing is asked or kept without a model, or for a caller who is no person', async () => {
  const insight = { id: 'waiting-2', text: WAITING }
  expect(await read(local, donor, insight)).toBeNull()
  expect(await read(app, testVisitor(), insight)).toBeNull()
  for (const { stores } of [local, app])
    expect(await stores.insightWordings.find(insight.id)).toBeNull()
})

it('a wording is forgotten when its month is over', async () => {
  await app.stores.insightWordings.removeBefore(new Date(Date.now() - 60_000))
  expect(await app.stores.insightWordings.find('waiting-1')).not.toBeNull()
  await app.stores.insightWordings.removeBefore(new Date(Date.now() + 60_000))
  expect(await app.stores.insightWordings.find('waiting-1')).toBeNull()
})
