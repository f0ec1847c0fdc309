/** Students with a reminder that is due, written directly into the stores of a throw-away platform. */
import { randomUUID } from 'node:crypto'
import { sweepRemindersJob } from '@landfall/applications/jobs/sweep-reminders.job'
import { newReminder } from '@landfall/applications/student/reminder/reminder'
import { bindStores } from '@landfall/applications/stores'
import { newId } from '@landfall/kit/core/ids'
import type { Postgres } from '@landfall/kit/database/postgres'
import { makeUnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { openSchema } from './stores.ts'

const BATCH = 1_000
const DAY_MS = 86_400_000

/** The schemas of two services. */
export function openSchemas(state: string) {
  return {
    identity: openSchema(state, 'identity'),
    applications: openSchema(state, 'applications'),
  }
}

/** @returns the ids of this many verified students, each with one award whose reminder is due now */
export async function seedReminders(
  { identity, applications }: { identity: Postgres; applications: Postgres },
  count: number,
): Promise<string[]> {
  const stores = bindStores(applications.db)
  const scholarshipId = randomUUID()
  const now = new Date()
  const deadlineDate = new Date(now.getTime() + 7 * DAY_MS).toISOString().slice(0, 10)
  await stores.scholarshipCopies.keepNewest({
    scholarshipId,
    status: 'published',
    closedReason: null,
    title: 'Coastal Engineering Award',
    provider: 'Harbour Trust',
    ownerId: null,
    deadlineDate,
    deadlinePrecision: 'exact',
    deadlineTimeZone: 'America/New_York',
    slug: null,
    sourceUrl: null,
    isAppliedHere: false,
    updatedAt: now,
    version: 1,
  })
  const studentIds = Array.from({ length: count }, () => newId())
  for (let from = 0; from < count; from += BATCH) {
    const some = studentIds.slice(from, from + BATCH)
    await addStudents(identity, some)
    await addSaved(applications, some, scholarshipId)
    await stores.reminders.putOpen(
      some.map((studentId) =>
        newReminder(
          { studentId, scholarshipId },
          {
            id: newId(),
            reminderDate: now,
            reminderType: 'days-before',
            daysBefore: 7,
            deadlineDate,
            createdAt: now,
          },
        ),
      ),
    )
  }
  return studentIds
}

/** Sweeps now, as the clock does each minute. */
export async function sweepNow(applications: Postgres): Promise<void> {
  await makeUnitOfWork(
    applications,
    bindStores,
  )(({ outbox }) => outbox.enqueue(sweepRemindersJob, {}))
}

async function addStudents(identity: Postgres, ids: readonly string[]) {
  await identity.pool.query(
    `insert into users (id, username, email, password_hash, user_type, first_name, last_name,
       is_email_verified, created_at, updated_at)
     select id, 'r' || replace(id::text, '-', ''), id || '@example.org', 'none', 'student', 'Ada',
       'Obi', true, now(), now() from unnest($1::uuid[]) as given(id)`,
    [ids],
  )
  await identity.pool.query(
    `insert into preferences (user_id, time_zone, locale)
     select id, 'America/New_York', 'en' from unnest($1::uuid[]) as given(id)`,
    [ids],
  )
}

async function addSaved(
  applications: Postgres,
  ids: readonly string[],
  scholarshipId: string,
) {
  await applications.pool.query(
    `insert into saved_scholarships (id, student_id, scholarship_id, application_status, version,
       created_at, updated_at)
     select gen_random_uuid(), id, $2, 'planned', 1, now(), now()
     from unnest($1::uuid[]) as given(id)`,
    [ids, scholarshipId],
  )
}
