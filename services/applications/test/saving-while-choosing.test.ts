import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '@landfall/kit/core/ids'
import { eventually } from '@landfall/kit/testing/eventually'
import { makeUpdateReminderDefaults } from '../src/student/reminder/change-plan.ts'
import { makeSaveScholarship } from '../src/student/saved-scholarship/save-scholarship.ts'
import { asStudent } from '../src/student/saved-scholarship/saved-scholarship.policy.ts'
import { followedBy, recordSaved } from '../src/savers.ts'
import { type RunningApplications, aStudent, startApplications } from './_app.ts'
import { COMING, daysOf, movableClock, planOf } from './_reminders.ts'

const clock = movableClock('2026-10-01T12:00:00Z')
let app: RunningApplications
beforeAll(async () => {
  app = await startApplications(clock)
})
afterAll(() => app?.stop())

async function somebodyWaits(): Promise<boolean> {
  const { rows } = await app.postgres.pool.query(
    `select 1 from pg_locks where not granted and locktype = 'advisory'
     and database = (select oid from pg_database where datname = current_database())`,
  )
  return rows.length > 0
}

it('a saved award gets the reminder days that are chosen while it is being saved', async () => {
  const student = aStudent()
  const checked = asStudent(student.viewer)
  if (!checked.ok) throw new Error(checked.error.message)
  const scholarshipId = await app.knowScholarship('published', COMING)
  const { promise: written, resolve: write } = Promise.withResolvers<void>()
  const { promise: goesOn, resolve: goOn } = Promise.withResolvers<void>()
  const { unitOfWork } = app
  const save = makeSaveScholarship({
    unitOfWork,
    clock,
    newId,
    followedBy,
    // Planned, and not yet committed.
    recordSaved: async (...args) => {
      await recordSaved(...args)
      write()
      await goesOn
    },
  })
  const wish = { scholarshipId, applicationStatus: undefined, notes: undefined }
  const saving = save(checked.value, wish)
  await written
  let isChosen = false
  const choose = makeUpdateReminderDefaults({ unitOfWork, clock })
  const choosing = choose(checked.value, { isOn: undefined, daysBefore: [5] }).finally(
    () => {
      isChosen = true
    },
  )
  await eventually(async () => {
    if (!isChosen && !(await somebodyWaits())) throw new Error('it has not begun')
  })
  goOn()
  await Promise.all([saving, choosing])
  expect(daysOf(await planOf(app, student))).toEqual([5])
})
