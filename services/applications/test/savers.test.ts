import { randomUUID } from 'node:crypto'
import { ScholarshipClosed } from '@landfall/proto-events/catalog/scholarship-closed.v1'
import { ScholarshipMerged } from '@landfall/proto-events/catalog/scholarship-merged.v1'
import { ScholarshipUpdated } from '@landfall/proto-events/catalog/scholarship-updated.v1'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FAN_OUT_BATCH } from '../src/student/fan-out/fan-out.ts'
import { MAX_SAVED } from '../src/student/saved-scholarship/saved-scholarship.ts'
import { aStudent, type RunningApplications, startApplications } from './_app.ts'
import {
  COMING,
  movableClock,
  planOf,
  save,
  saveMutation,
  sweep,
  userIdOf,
} from './_reminders.ts'
import { fact, goOn, receive, saveForMany, saveMany, saversOf, START, noticesOf } from './_savers.ts' // prettier-ignore

const clock = movableClock(START)
let app: RunningApplications
beforeAll(async () => {
  app = await startApplications(clock)
})
afterAll(() => app.stop())

describe('a scholarship with more savers than one transaction handles', () => {
  it('tells each saver once that it closes, one batch in each transaction', async () => {
    const scholarshipId = await app.knowScholarship('published', COMING)
    await saveForMany(app, scholarshipId, FAN_OUT_BATCH * 2 + 7)
    const data = fact(scholarshipId, 'closed')
    const closed = { subject: scholarshipId, version: 2, data }
    expect(await receive(app, ScholarshipClosed, closed)).toBe('handled')
    expect(await noticesOf(app, scholarshipId)).toHaveLength(FAN_OUT_BATCH)

    expect(await goOn(app)).toBe(2)
    expect(await goOn(app)).toBe(0)
    const notices = await noticesOf(app, scholarshipId)
    expect([notices.length, new Set(notices).size]).toEqual(
      Array(2).fill(FAN_OUT_BATCH * 2 + 7),
    )
  })

  it('is merged: the last ones follow in a transaction of their own', async () => {
    // Without a deadline there are no reminders to plan, which is most of the work.
    const [merged, into] = [await app.knowScholarship(), await app.knowScholarship()]
    await saveForMany(app, merged, FAN_OUT_BATCH + 1)
    const data = { scholarshipId: merged, intoId: into }
    await receive(app, ScholarshipMerged, { subject: merged, version: 3, data })
    expect([await saversOf(app, merged), await saversOf(app, into)]).toEqual([
      1,
      FAN_OUT_BATCH,
    ])
    expect(await goOn(app)).toBe(1)
    expect(await saversOf(app, into)).toBe(FAN_OUT_BATCH + 1)
  })
})

describe('a merge that arrives before the first event of the other scholarship', () => {
  it('leaves the reminders to be planned as soon as that event comes', async () => {
    const merged = await app.knowScholarship('published', COMING)
    const into = randomUUID()
    const student = aStudent()
    await save(app, student, merged)
    const data = { scholarshipId: merged, intoId: into }
    await receive(app, ScholarshipMerged, { subject: merged, version: 3, data })

    const created = { subject: into, version: 1, data: fact(into, 'published') }
    expect(await receive(app, ScholarshipUpdated, created)).toBe('handled')
    await sweep(app, clock)
    expect((await planOf(app, student)).planned.length).toBeGreaterThan(0)
  })
})

describe('a student who has saved as many as allowed', () => {
  it('can save no more', async () => {
    const student = aStudent()
    await saveMany(app, student, MAX_SAVED)
    const input = { scholarshipId: await app.knowScholarship() }
    const { saveScholarship } = await app.ask(student, saveMutation, { input })
    expect(saveScholarship.__typename).toBe('Conflict')
    expect(await app.stores.savedScholarships.countOf(userIdOf(student))).toBe(MAX_SAVED)
  })
})

it('more reminders than one statement has room for are written in one go', async () => {
  const student = aStudent()
  const { id } = (await save(app, student, await app.knowScholarship('published', COMING)))
    .reminders.planned[0] ?? { id: '' }
  const example = await app.stores.reminders.find(userIdOf(student), id)
  if (!example) throw new Error('saving plans reminders')
  const many = Array.from({ length: 4_000 }, () => {
    return {
      ...example,
      id: randomUUID(),
      noticeId: randomUUID(),
      scholarshipId: randomUUID(),
    }
  })
  await app.unitOfWork((tx) => tx.reminders.putOpen(many))
  const written = await app.stores.reminders.findOfSaved(many.slice(-1))
  expect(written).toHaveLength(1)
})
