import { eventually } from '@landfall/kit/testing/eventually'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApplications, type RunningApplications } from './_app.ts'
import { movableClock } from './_reminders.ts'
import { aScoringPanel, makeApplyMarkedOn, reviewsOn } from './_reviews.ts'

const clock = movableClock('2026-11-22T12:00:00Z')

let app: RunningApplications
let run: ReturnType<typeof reviewsOn>
beforeAll(async () => {
  app = await startApplications(clock)
  run = reviewsOn(app)
})
afterAll(() => app.stop())

/** Runs `act` while another transaction has changed a review but not committed. @returns its answer */
async function whileReviewChanges<T>(change: string, id: string, act: () => Promise<T>) {
  const { answer } = await app.postgres.transaction(async (tx) => {
    await tx.execute(
      sql`update reviews set ${sql.raw(change)} where scholarship_id = ${id}`,
    )
    const answer = act()
    await eventually(async () => {
      const waiting = await app.postgres.db.execute(sql`
        select from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`)
      return waiting.rowCount !== 0
    })
    return { answer }
  })
  return answer
}

it('applying a decision keeps the settings that are saved meanwhile', async () => {
  const { scholarshipId, chair, ids } = await aScoringPanel(app, [{}])
  await run.move(chair, { scholarshipId, to: 'DECIDING' })
  const input = { scholarshipId, applicationIds: ids, to: 'DECLINED', message: 'Thanks.' }
  await run.plan(chair, input)
  await run.apply(chair, { scholarshipId })
  const applyMarked = makeApplyMarkedOn(app, clock)
  const change = 'shares_summary = true, version = version + 1'
  await whileReviewChanges(change, scholarshipId, applyMarked)
  const review = await app.stores.reviews.find(scholarshipId)
  expect(review).toMatchObject({ sharesSummary: true, appliedAt: clock.now() })
})

it('a score that arrives while the scoring is closed is refused', async () => {
  const { scholarshipId, ann, ids } = await aScoringPanel(app, [{}])
  const input = { applicationId: ids[0], comment: 'Late' }
  const answer = await whileReviewChanges(`stage = 'deciding'`, scholarshipId, () =>
    run.saveScore(ann, input),
  )
  expect(answer).toMatchObject({ code: 'CONFLICT', message: 'Scoring is closed.' })
})
