import { randomUUID } from 'node:crypto'
import { deliver } from '@landfall/kit/messaging/consumers'
import { ScholarshipClosed } from '@landfall/proto-events/catalog/scholarship-closed.v1'
import { ScholarshipMerged } from '@landfall/proto-events/catalog/scholarship-merged.v1'
import { ScholarshipUnmerged } from '@landfall/proto-events/catalog/scholarship-unmerged.v1'
import { ScholarshipUpdated } from '@landfall/proto-events/catalog/scholarship-updated.v1'
import type { EventDefinition } from '@landfall/proto-events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onScholarshipChanged } from '../src/events/on-scholarship-changed.ts'
import { onScholarshipMerged } from '../src/events/on-scholarship-merged.ts'
import { fanOutSteps } from '../src/savers.ts'
import { makeContinueFanOuts } from '../src/student/fan-out/continue-fan-outs.ts'
import { FAN_OUT_BATCH } from '../src/student/fan-out/fan-out.ts'
import { MAX_SAVED } from '../src/student/saved-scholarship/saved-scholarship.ts'
import { aStudent, type RunningApplications, startApplications } from './_app.ts'
import {
  COMING,
  defaultsMutation,
  envelope,
  movableClock,
  planOf,
  save,
  saveMutation,
  sweep,
  userIdOf,
} from './_reminders.ts'

const START = '2026-11-10T12:00:00Z'
const clock = movableClock(START)
const SAVERS = FAN_OUT_BATCH * 2 + 7
let app: RunningApplications
beforeAll(async () => {
  app = await startApplications(clock)
})
afterAll(() => app.stop())

const consumers = [...onScholarshipChanged, ...onScholarshipMerged]

function receive(
  definition: EventDefinition,
  o: { subject: string; version: number; data: unknown },
) {
  const consumer = consumers.find(({ event }) => event.type === definition.type)
  if (!consumer) throw new Error(`nobody consumes ${definition.type}`)
  const event = envelope(definition, { ...o, time: START })
  return deliver(consumer, event, app.unitOfWork)
}

const fact = (scholarshipId: string, status: string) => ({
  scholarshipId,
  ownerId: null,
  status,
  title: 'Coastal Engineering Award',
  provider: 'Harbour Trust',
  slug: 'coastal-engineering-award',
  deadline: { date: '2026-12-01', precision: 'exact', timeZone: 'America/New_York' },
  applicationUrl: null,
  sourceUrl: null,
})

const goOn = () => makeContinueFanOuts({ unitOfWork: app.unitOfWork, steps: fanOutSteps })()

/** Straight into the tables: what is tested is what comes after it. */
async function saveForMany(scholarshipId: string, count: number): Promise<void> {
  await app.postgres.pool.query(
    `insert into saved_scholarships
       (id, student_id, scholarship_id, application_status, version, created_at, updated_at)
     select gen_random_uuid(), gen_random_uuid(), $1, 'not_applied', 1, now(), now()
     from generate_series(1, $2)`,
    [scholarshipId, count],
  )
}

async function noticesOf(scholarshipId: string): Promise<string[]> {
  const { rows } = await app.postgres.pool.query(
    `select o.body->'data'->>'userId' as student from outbox o
     join saved_scholarships s on s.student_id::text = o.body->'data'->>'userId'
     where o.name = 'landfall.applications.notice.requested.v1' and s.scholarship_id = $1`,
    [scholarshipId],
  )
  return rows.map(({ student }) => student)
}

async function savedOf(scholarshipId: string): Promise<number> {
  const { rows } = await app.postgres.pool.query(
    'select count(*)::int as n from saved_scholarships where scholarship_id = $1',
    [scholarshipId],
  )
  return rows[0].n
}

describe('a scholarship that many saved', () => {
  it('closes: each of them is told once, a batch in each transaction', async () => {
    const scholarshipId = await app.knowScholarship('published', COMING)
    await saveForMany(scholarshipId, SAVERS)
    const closed = {
      subject: scholarshipId,
      version: 2,
      data: fact(scholarshipId, 'closed'),
    }
    expect(await receive(ScholarshipClosed, closed)).toBe('handled')
    expect(await noticesOf(scholarshipId)).toHaveLength(FAN_OUT_BATCH)

    expect(await goOn()).toBe(2)
    expect(await goOn()).toBe(0)
    const notices = await noticesOf(scholarshipId)
    expect([notices.length, new Set(notices).size]).toEqual([SAVERS, SAVERS])
  })

  it('is merged and comes back, for all of them', async () => {
    const [merged, into] = [await app.knowScholarship(), await app.knowScholarship()]
    await saveForMany(merged, SAVERS)
    const data = { scholarshipId: merged, intoId: into }
    await receive(ScholarshipMerged, { subject: merged, version: 3, data })
    expect(await savedOf(into)).toBe(FAN_OUT_BATCH)
    await goOn()
    expect([await savedOf(merged), await savedOf(into)]).toEqual([0, SAVERS])

    await receive(ScholarshipUnmerged, { subject: merged, version: 4, data })
    await goOn()
    expect([await savedOf(merged), await savedOf(into)]).toEqual([SAVERS, 0])
  })

  it('stays where it is when the merge is undone before everybody has moved', async () => {
    const [merged, into] = [await app.knowScholarship(), await app.knowScholarship()]
    await saveForMany(merged, SAVERS)
    const data = { scholarshipId: merged, intoId: into }
    await receive(ScholarshipMerged, { subject: merged, version: 3, data })
    await receive(ScholarshipUnmerged, { subject: merged, version: 4, data })
    await goOn()
    expect([await savedOf(merged), await savedOf(into)]).toEqual([SAVERS, 0])
  })
})

describe('a merge that overtakes the first word of the other scholarship', () => {
  it('leaves the reminders to be planned as soon as that comes', async () => {
    const merged = await app.knowScholarship('published', COMING)
    const into = randomUUID()
    const student = aStudent()
    await save(app, student, merged)
    const data = { scholarshipId: merged, intoId: into }
    await receive(ScholarshipMerged, { subject: merged, version: 3, data })

    const created = { subject: into, version: 1, data: fact(into, 'published') }
    expect(await receive(ScholarshipUpdated, created)).toBe('handled')
    expect(await receive(ScholarshipUpdated, created)).toBe('handled')
    await sweep(app, clock)
    expect((await planOf(app, student)).planned.length).toBeGreaterThan(0)
  })
})

describe('a student who saved as many as there may be', () => {
  it('can save no more, and change the days of all of them', async () => {
    const student = aStudent()
    await app.postgres.pool.query(
      `with copies as (
         insert into scholarship_copies (scholarship_id, status, title, provider,
           deadline_date, deadline_precision, deadline_time_zone, version)
         select gen_random_uuid(), 'published', 'Award', 'Trust',
           '2026-12-24', 'exact', 'America/New_York', 1
         from generate_series(1, $2) returning scholarship_id)
       insert into saved_scholarships
         (id, student_id, scholarship_id, application_status, version, created_at, updated_at)
       select gen_random_uuid(), $1, scholarship_id, 'not_applied', 1, now(), now() from copies`,
      [userIdOf(student), MAX_SAVED],
    )
    const scholarshipId = await app.knowScholarship()
    const { saveScholarship } = await app.ask(student, saveMutation, {
      input: { scholarshipId },
    })
    expect(saveScholarship.__typename).toBe('Conflict')

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
