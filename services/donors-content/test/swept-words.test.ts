import { randomUUID } from 'node:crypto'
import { newId } from '@landfall/kit/core/ids'
import { testCaller } from '@landfall/kit/testing/callers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dropWordsJob } from '../src/jobs/drop-words.job.ts'
import { makeSweepWords } from '../src/modules/content/sweep-words.ts'
import { createRevisionStore } from '../src/modules/content/revision.store.ts'
import { idOf, spotlightForm, startNewsroom, storyForm } from './_newsroom.ts'
import { memberOf } from './_service.ts'

const DAY_MS = 86_400_000

let newsroom: Awaited<ReturnType<typeof startNewsroom>>
beforeAll(async () => {
  newsroom = await startNewsroom()
})
afterAll(() => newsroom.stop())

/** This test's words stored since then; other tests share the store. */
async function wordsSince(first: string) {
  const { revisions } = await newsroom.documents.model()
  const ids = await revisions.idsBetween({ after: first, before: newId(), limit: 500 })
  const found = await Promise.all(ids.map((id) => revisions.findById(id)))
  return found.filter((one) => one?.words.includes(MARK))
}

async function sweepAfter(days: number, ours: readonly string[]) {
  const { revisions } = await newsroom.documents.model()
  const only = {
    ...revisions,
    idsBetween: async (o: Parameters<typeof revisions.idsBetween>[0]) =>
      (await revisions.idsBetween(o)).filter((id) => ours.includes(id)),
  }
  const sweep = makeSweepWords({
    ...newsroom,
    revisions: createRevisionStore(async () => only),
    clock: { now: () => new Date(Date.now() + days * DAY_MS) },
    pauseMs: 0,
  })
  return sweep()
}

const MARK = `Ada ${randomUUID()}`

it('a refused text about a student is deleted, so that nothing outlives an erasure', async () => {
  const first = newId()
  const organization = randomUUID()
  const owner = memberOf(organization)
  const student = testCaller()
  const applicationId = await newsroom.accepted(idOf(student), organization)
  const form = storyForm(organization, applicationId)
  const named = { ...form, words: { ...form.words, studentName: MARK } }
  const { id, revisionId } = await newsroom.draft(owner, named)
  const stale = { ...named, id, version: 7 }
  expect(await newsroom.act(owner, 'saveContent', stale)).toMatchObject({
    code: 'CONFLICT',
  })
  const ours = (await wordsSince(first)).flatMap((one) => one?._id ?? [])
  expect(ours).toHaveLength(2)
  expect(await sweepAfter(0, ours)).toBe(0)
  expect(await sweepAfter(2, ours)).toBe(1)
  expect(await newsroom.revisions.find(revisionId)).not.toBeNull()
  await newsroom.hearErased(idOf(student))
  expect(await wordsSince(first)).toEqual([])
})

it('a job deletes what a deleted story said, so that a store that is away keeps none of it', async () => {
  const organization = randomUUID()
  const owner = memberOf(organization)
  const form = spotlightForm(organization)
  const first = await newsroom.draft(owner, form)
  const { id } = first
  const second = await newsroom.draft(owner, { ...form, id })
  await newsroom.outbox()
  expect(await newsroom.act(owner, 'removeContent', { id })).toMatchObject({ id })
  const jobs = (await newsroom.outbox()).filter(({ name }) =>
    name.endsWith(dropWordsJob.name),
  )
  const revisionIds = [first.revisionId, second.revisionId]
  expect(jobs.map(({ body }) => body.payload)).toEqual([
    { revisionIds: expect.toSatisfy((ids: string[]) => isSame(ids, revisionIds)) },
  ])
  expect(await newsroom.act(owner, 'removeContent', { id })).toMatchObject({
    code: 'NOT_FOUND',
  })
})

const isSame = (some: string[], others: string[]) =>
  some.toSorted().join() === others.toSorted().join()
