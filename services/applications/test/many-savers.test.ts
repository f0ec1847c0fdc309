import { ScholarshipMerged } from '@landfall/proto-events/catalog/scholarship-merged.v1'
import { ScholarshipUnmerged } from '@landfall/proto-events/catalog/scholarship-unmerged.v1'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FAN_OUT_BATCH } from '../src/student/fan-out/fan-out.ts'
import { MAX_SAVED } from '../src/student/saved-scholarship/saved-scholarship.ts'
import { aStudent, type RunningApplications, startApplications } from './_app.ts'
import { defaultsMutation, movableClock, sweep, userIdOf } from './_reminders.ts'
import { goOn, receive, saveForMany, saveMany, saversOf, START } from './_savers.ts'

const clock = movableClock(START)
const SAVERS = FAN_OUT_BATCH * 2 + 7
let app: RunningApplications
beforeAll(async () => {
  app = await startApplications(clock)
})
afterAll(() => app.stop())

const savedOf = (scholarshipId: string) => saversOf(app, scholarshipId)

describe('a scholarship that many saved', () => {
  it('is merged and comes back, for all of them', async () => {
    const [merged, into] = [await app.knowScholarship(), await app.knowScholarship()]
    await saveForMany(app, merged, SAVERS)
    const data = { scholarshipId: merged, intoId: into }
    await receive(app, ScholarshipMerged, { subject: merged, version: 3, data })
    expect(await savedOf(into)).toBe(FAN_OUT_BATCH)
    await goOn(app)
    expect([await savedOf(merged), await savedOf(into)]).toEqual([0, SAVERS])

    await receive(app, ScholarshipUnmerged, { subject: merged, version: 4, data })
    await goOn(app)
    expect([await savedOf(merged), await savedOf(into)]).toEqual([SAVERS, 0])
  })

  it('stays where it is when the merge is undone before everyone has moved', async () => {
    const [merged, into] = [await app.knowScholarship(), await app.knowScholarship()]
    await saveForMany(app, merged, SAVERS)
    const data = { scholarshipId: merged, intoId: into }
    await receive(app, ScholarshipMerged, { subject: merged, version: 3, data })
    await receive(app, ScholarshipUnmerged, { subject: merged, version: 4, data })
    await goOn(app)
    expect([await savedOf(merged), await savedOf(into)]).toEqual([SAVERS, 0])
  })
})

describe('a student who has saved as many as allowed', () => {
  it('can change the days of all of them', async () => {
    const student = aStudent()
    await saveMany(app, student, MAX_SAVED)
    const daysBefore = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    await app.ask(student, defaultsMutation, { input: { daysBefore } })
    await sweep(app, clock)
    const { rows } = await app.postgres.pool.query(
      `select count(*)::int as n from deadline_reminders where student_id = $1`,
      [userIdOf(student)],
    )
    expect(rows[0].n).toBe(MAX_SAVED * daysBefore.length)
  })
})
