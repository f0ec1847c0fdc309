import { deliver } from '@landfall/kit/messaging/consumers'
import type { EventDefinition } from '@landfall/proto-events'
import { onScholarshipChanged } from '../src/events/on-scholarship-changed.ts'
import { onScholarshipMerged } from '../src/events/on-scholarship-merged.ts'
import { fanOutSteps } from '../src/savers.ts'
import { makeContinueFanOuts } from '../src/student/fan-out/continue-fan-outs.ts'
import type { RunningApplications } from './_app.ts'
import { envelope, userIdOf } from './_reminders.ts'

export const START = '2026-11-10T12:00:00Z'

const consumers = [...onScholarshipChanged, ...onScholarshipMerged]

/** Gives the service an event of the catalog about a scholarship. */
export function receive(
  app: RunningApplications,
  definition: EventDefinition,
  o: { subject: string; version: number; data: unknown },
) {
  const consumer = consumers.find(({ event }) => event.type === definition.type)
  if (!consumer) throw new Error(`nobody consumes ${definition.type}`)
  const event = envelope(definition, { ...o, time: START })
  return deliver(consumer, event, app.unitOfWork)
}

/** Catalog's event data for a scholarship. */
export const fact = (scholarshipId: string, status: string) => ({
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

/** Handles the remaining batches, as the job does. */
export const goOn = (app: RunningApplications) =>
  makeContinueFanOuts({ unitOfWork: app.unitOfWork, steps: fanOutSteps })()

/** Writes straight into the tables, as only what follows is tested. */
export async function saveForMany(
  app: RunningApplications,
  scholarshipId: string,
  count: number,
): Promise<void> {
  await app.postgres.pool.query(
    `insert into saved_scholarships
       (id, student_id, scholarship_id, application_status, version, created_at, updated_at)
     select gen_random_uuid(), gen_random_uuid(), $1, 'not_applied', 1, now(), now()
     from generate_series(1, $2)`,
    [scholarshipId, count],
  )
}

/** Puts many different scholarships on one student's list. */
export async function saveMany(
  app: RunningApplications,
  student: Parameters<typeof userIdOf>[0],
  count: number,
): Promise<void> {
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
    [userIdOf(student), count],
  )
}

/** The students who got a notice about a scholarship that they saved. */
export async function noticesOf(
  app: RunningApplications,
  scholarshipId: string,
): Promise<string[]> {
  const { rows } = await app.postgres.pool.query(
    `select o.body->'data'->>'userId' as student from outbox o
     join saved_scholarships s on s.student_id::text = o.body->'data'->>'userId'
     where o.name = 'landfall.applications.notice.requested.v1' and s.scholarship_id = $1`,
    [scholarshipId],
  )
  return rows.map(({ student }) => student)
}

/** How many students have saved a scholarship. */
export async function saversOf(
  app: RunningApplications,
  scholarshipId: string,
): Promise<number> {
  const { rows } = await app.postgres.pool.query(
    'select count(*)::int as n from saved_scholarships where scholarship_id = $1',
    [scholarshipId],
  )
  return rows[0].n
}
