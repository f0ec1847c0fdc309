import type { Caller } from '@landfall/kit/identity/viewer'
import { EssayRequestViewChanged } from '@landfall/proto-events/ai-workers/essay-request-view-changed.v1'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aStudent, type RunningAiWorkers, startAiWorkers } from './_app.ts'
import { requestsOf, userIdOf } from './_essay-requests.ts'

const OVERALL =
  'You make me see the chairs. Cut the second paragraph and end with Yessenia.'

let now = new Date('2026-11-02T12:00:00Z')
const clock = { now: () => now }

let app: RunningAiWorkers
let on: ReturnType<typeof requestsOf>
beforeAll(async () => {
  app = await startAiWorkers({ essaysPerHour: 1_000 }, { clock })
  on = requestsOf(app, clock)
})
afterAll(() => app.stop())

/** The versions of a request that a person's open pages were told about. */
async function shown(person: Caller, requestId: string): Promise<unknown[]> {
  const events = await app.outboxEvents(EssayRequestViewChanged.type)
  return events
    .filter(({ data }) => data['requestId'] === requestId)
    .filter(({ data }) => data['userId'] === userIdOf(person))
    .map(({ data }) => data['version'])
}

it('open pages of both get each change that they see, whoever made it, and no change of a draft', async () => {
  const { student, mentor, id } = await on.aRequest()
  const both = async () => [await shown(student, id), await shown(mentor, id)]
  expect(await both()).toEqual([[1], [1]])
  for (const _twice of [1, 2])
    await on.run(mentor, 'answerEssayRequest', { id, accept: true })
  expect(await both()).toEqual([
    [1, 2],
    [1, 2],
  ])
  await on.run(mentor, 'saveEssayFeedbackDraft', { id, overall: 'You' })
  expect(await both()).toEqual([
    [1, 2],
    [1, 2],
  ])
  await on.run(mentor, 'sendEssayFeedback', { id, overall: OVERALL })
  for (const _twice of [1, 2])
    await on.run(student, 'markEssayFeedback', { id, isHelpful: false })
  await on.run(student, 'markEssayFeedback', { id, isHelpful: true })
  const all = [1, 2, 3, 4, 5]
  expect(await both()).toEqual([all, all])
  expect(await shown(aStudent(), id)).toEqual([])
})

it('open pages get what an admin or time ends, once, however often the event comes', async () => {
  const removed = await on.aRequest({ accepted: true })
  // The event comes twice.
  await on.deliverStatus(removed.mentor, false, 1)
  expect(await shown(removed.student, removed.id)).toEqual([1, 2, 3])
  expect(await shown(removed.mentor, removed.id)).toEqual([1, 2, 3])
  // The mentor's page then finds nothing.
  expect(await on.open(removed.mentor, removed.id)).toBeNull()

  const suspended = await on.aRequest()
  await on.deliverSuspension(suspended.mentor, true, 1)
  expect(await shown(suspended.student, suspended.id)).toEqual([1, 2])

  const unanswered = await on.aRequest()
  now = new Date(now.getTime() + 48 * 3_600_000)
  for (const _twice of [1, 2]) await on.lookAfter()
  expect(await shown(unanswered.student, unanswered.id)).toEqual([1, 2])
  expect(await shown(unanswered.mentor, unanswered.id)).toEqual([1, 2])
})
