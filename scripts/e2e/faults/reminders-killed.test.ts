/**
 * Many reminders are due in the same minute while the workers are killed (again and again in a thorough run), and
 * Redis once: each student gets one notice and one mail.
 */
import { isThorough } from '@landfall/kit/testing/breadth'
import { eventually } from '@landfall/kit/testing/eventually'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Arrivals, readArrivals } from '../kit/arrivals.ts'
import { killHard, processNames } from '../kit/processes.ts'
import { openSchemas, seedReminders, sweepNow } from '../kit/seeded-reminders.ts'

/** REMINDERS=10000 runs all ten thousand; fewer show the same in less time. */
const COUNT = Number(process.env.REMINDERS ?? (isThorough ? 500 : 160))
/** How many mails one worker sends at once: it may have sent this many without recording them when it is killed. */
const MAILS_AT_ONCE = 8
const LIMIT_MS = 480_000

type Kill = { name: 'workers' | 'redis'; after: number }

/**
 * Shares of the mails after which a process is killed, each at a random point of its span. After each kill of the
 * workers, the jobs that they had taken wait until their locks expire.
 */
const KILLS: readonly Kill[] = isThorough
  ? [
      { name: 'workers', after: 0 },
      { name: 'workers', after: within(0.05, 0.25) },
      { name: 'redis', after: within(0.3, 0.45) },
      { name: 'workers', after: within(0.5, 0.8) },
    ]
  : [
      { name: 'workers', after: within(0.1, 0.6) },
      { name: 'redis', after: within(0.65, 0.8) },
    ]

function within(from: number, to: number): number {
  return from + Math.random() * (to - from)
}

const state = process.env.E2E_STATE ?? ''

describe.runIf(processNames.length > 0)('reminders that are due at the same time', () => {
  let schemas: ReturnType<typeof openSchemas>
  let studentIds: string[] = []

  beforeAll(async () => {
    schemas = openSchemas(state)
    studentIds = await seedReminders(schemas, COUNT)
  })
  afterAll(async () => {
    await Promise.all([schemas.identity.close(), schemas.applications.close()])
  })

  it(
    `are all sent (${COUNT}) although the workers and Redis are killed`,
    async () => {
      const began = performance.now()
      await sweepNow(schemas.applications)
      const wait = { timeoutMs: LIMIT_MS }
      for (const { name, after } of KILLS) {
        await eventually(
          async () => expect((await arrived()).size).toBeGreaterThanOrEqual(after * COUNT),
          wait,
        )
        await killHard(name)()
      }
      await eventually(async () => expect((await arrived()).size).toBe(COUNT), wait)
      const sentMs = performance.now() - began
      await eventually(async () => expect(await countSettled()).toBe(COUNT), wait)

      const { count, size } = await arrived()
      const repeats = count - COUNT
      const workerKills = KILLS.filter(({ name }) => name === 'workers').length
      expect(size).toBe(COUNT)
      expect(repeats).toBeLessThanOrEqual(workerKills * MAILS_AT_ONCE)
      expect(await countNotices()).toEqual({ notices: COUNT, people: COUNT })
      expect(await countProofs()).toBe(COUNT)
      console.info(
        `${COUNT} reminders through ${KILLS.length} kills: mails after ${seconds(sentMs)}, all proofs after ${seconds(performance.now() - began)}, ${repeats} repeats`,
      )
    },
    LIMIT_MS + 60_000,
  )

  /** Counts this test's students only: a platform has others, too. */
  function arrived(): Promise<Arrivals> {
    return readArrivals(studentIds.map((id) => `${id}@example.org`))
  }

  async function countNotices() {
    const { rows } = await schemas.identity.pool.query(
      `select count(*)::int as notices, count(distinct user_id)::int as people from notices
       where in_app and type = 'deadline-reminder' and user_id = any($1)`,
      [studentIds],
    )
    return rows[0]
  }

  async function countSettled(): Promise<number> {
    const { rows } = await schemas.applications.pool.query(
      `select count(*)::int as settled from deadline_reminders
       where is_sent and is_in_app and mail_outcome = 'sent' and student_id = any($1)`,
      [studentIds],
    )
    return rows[0].settled
  }

  /** Counts the reminders whose Message-ID is one of those that arrived. */
  async function countProofs(): Promise<number> {
    const { rows } = await schemas.applications.pool.query<{ message_id: string }>(
      'select message_id from deadline_reminders where student_id = any($1)',
      [studentIds],
    )
    const { messageIds } = await arrived()
    return rows.filter(({ message_id }) => messageIds.has(message_id)).length
  }
})

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`
}
