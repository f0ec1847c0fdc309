/** Two workers take jobs, two relays send waiting events and two clocks plan: everything is done once. */
import { createServer } from 'node:http'
import { eventually } from '@landfall/kit/testing/eventually'
import type { Postgres } from '@landfall/kit/database/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readArrivals } from '../kit/arrivals.ts'
import { site } from '../kit/config.ts'
import { listenOnFirstFree } from '../kit/hook-receiver.ts'
import { expectStatus, signInAdmin, signUp } from '../kit/people.ts'
import { openSchemas, seedReminders, sweepNow } from '../kit/seeded-reminders.ts'
import { openQueues } from '../kit/queues.ts'
import { openSchema } from '../kit/stores.ts'
import { atSecond, bothAreUp } from '../kit/two-gateways.ts'

const REMINDERS = 40
const MATCHES = 6
const PROFILE = {
  academicField: 'Computer Science',
  degreeLevel: 'graduate',
  gpa: '3.60',
  country: 'Kenya',
  englishProficiency: 'ielts_7',
  financialNeed: 'high',
  careerGoals: 'Clean water for dry places, by better pumps',
}
const ESSAY = {
  essayType: 'scholarship',
  title: 'The fifth seal',
  content:
    'The pump of Kisasi broke in March 2019. I was sixteen, and I carried water for nine days. I learned to ask first.',
}
const FEED = `<?xml version="1.0"?><rss version="2.0"><channel><title>Wells</title>
  <item><guid>wells-1</guid><title>Wells of the Coast Award</title><link>https://wells.example/1</link>
  <description>For engineers.</description></item></channel></rss>`

describe.runIf(site.second && site.state)('two workers', () => {
  const state = site.state ?? ''
  const startedMs = Date.now()
  let schemas: ReturnType<typeof openSchemas>
  let aiWorkers: Postgres
  let queues: Awaited<ReturnType<typeof openQueues>>

  beforeAll(async () => {
    await bothAreUp()
    schemas = openSchemas(state)
    aiWorkers = openSchema(state, 'ai_workers')
    queues = await openQueues(state)
  })
  afterAll(async () => {
    const { identity, applications } = schemas
    await Promise.all([identity.close(), applications.close(), aiWorkers.close()])
    await queues.close()
  })

  it('remind each student once, in the app and by mail', async () => {
    const ids = await seedReminders(schemas, REMINDERS)
    await Promise.all([sweepNow(schemas.applications), sweepNow(schemas.applications)])
    const addresses = ids.map((id) => `${id}@example.org`)
    await eventually(async () =>
      expect((await readArrivals(addresses)).size).toBe(REMINDERS),
    )
    // Once each is proven sent, nothing of it waits anymore.
    await eventually(async () => expect(await countProven(ids)).toBe(REMINDERS))
    expect((await readArrivals(addresses)).count).toBe(REMINDERS)
    const { rows } = await schemas.identity.pool.query(
      'select count(*)::int as notices, count(distinct user_id)::int as people from notices where user_id = any($1)',
      [ids],
    )
    expect(rows[0]).toEqual({ notices: REMINDERS, people: REMINDERS })
  })

  it('match a student and review an essay once per request', async () => {
    const { client } = await signUp('student')
    const there = atSecond(client)
    const asked = Array.from({ length: MATCHES }, (_, place) =>
      (place % 2 ? there : client).post<{ runId: string }>('/api/ai/match', {
        profile: PROFILE,
      }),
    )
    const essay = await there.post<{ id: string }>('/api/essay-reviews', ESSAY)
    expectStatus(essay, 201)
    const runs = await Promise.all(asked)
    for (const run of runs) expectStatus(run, 200)
    const path = `/api/essay-reviews/${essay.body.id}`
    await eventually(async () => {
      expect((await client.get(path)).body).toMatchObject({ status: 'completed' })
    })
    const ids = [...runs.map(({ body }) => body.runId), essay.body.id]
    const counts = await Promise.all(ids.map((id) => countPublished(id)))
    expect(counts).toEqual(ids.map(() => 1))
  })

  it('read a source once when both gateways are asked at the same time', async () => {
    let readings = 0
    // The run goes on until both have asked for it.
    const bothAsked = Promise.withResolvers<void>()
    const server = createServer(async ({ url }, response) => {
      if (url !== '/feed') return void response.writeHead(404).end()
      readings += 1
      await bothAsked.promise
      response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(FEED)
    })
    const port = await listenOnFirstFree(server, site.hookPorts)
    const { client } = await signInAdmin()
    const source = await client.post<{ id: string }>('/api/admin/sources', {
      name: `Wells ${Date.now()}`,
      kind: 'feed',
      urls: [`http://127.0.0.1:${port}/feed`],
      isEnabled: true,
      newListings: 'draft',
    })
    expectStatus(source, 201)
    const path = `/api/admin/sources/${source.body.id}/runs`
    const started = await Promise.all(
      [client, atSecond(client)].map((gateway) => gateway.post<{ id: string }>(path, {})),
    )
    bothAsked.resolve()
    for (const answer of started) expectStatus(answer, 201)
    const ids = new Set(started.map(({ body }) => body.id))
    expect(ids.size).toBe(1)
    await eventually(async () => {
      const run = await client.get(`/api/admin/sync-runs/${[...ids][0]}`)
      expect(run.body).toMatchObject({ state: 'finished', fetched: 1 })
    })
    server.close()
    expect(readings).toBe(1)
  })

  it('share the jobs, and schedule each repeating job once', async () => {
    const takers = new Set<string>()
    for (const queue of queues.queues) {
      const schedulers = await queue.getJobSchedulers()
      const planned = (await queue.getDelayed()).flatMap(
        ({ repeatJobKey }) => repeatJobKey ?? [],
      )
      expect(planned).toEqual([...new Set(planned)])
      expect(schedulers.map(({ key }) => key)).toEqual(expect.arrayContaining(planned))
      for (const job of await queue.getCompleted(0, 200))
        if ((job.processedOn ?? 0) >= startedMs) takers.add(job.processedBy ?? 'nobody')
    }
    expect(takers.size).toBe(2)
  })

  async function countProven(ids: readonly string[]): Promise<number> {
    const { rows } = await schemas.applications.pool.query(
      `select count(*)::int as proven from deadline_reminders
       where is_sent and mail_outcome = 'sent' and student_id = any($1)`,
      [ids],
    )
    return rows[0].proven
  }

  /** How many events say that this run is done. */
  async function countPublished(id: string): Promise<number> {
    const { rows } = await aiWorkers.pool.query(
      `select count(*)::int as published from outbox where kind = 'event'
       and name ~ '(match-run.finished|essay-review.completed)' and position($1 in body::text) > 0`,
      [id],
    )
    return rows[0].published
  }
})
