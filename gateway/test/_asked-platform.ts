import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { systemClock } from '@landfall/kit/core/clock'
import type { Consumer } from '@landfall/kit/messaging/consumers'
import { deliver } from '@landfall/kit/messaging/consumers'
import { createLog } from '@landfall/kit/observability/log'
import { createMetrics } from '@landfall/kit/observability/metrics'
import { type Postgres, createPostgres } from '@landfall/kit/database/postgres'
import { type UnitOfWork, makeUnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { EventEnvelope } from '@landfall/proto-events'
import { aiWorkersConfig } from '../../services/ai-workers/src/config.ts'
import { consumers as ofAiWorkers } from '../../services/ai-workers/src/events/consumers.ts'
import { bindStores as bindAiWorkers } from '../../services/ai-workers/src/stores.ts'
import { createWorker as createAiWorker } from '../../services/ai-workers/src/worker.ts'
import { onScholarshipChanged } from '../../services/applications/src/events/on-scholarship-changed.ts'
import { onScholarshipCriteriaChanged } from '../../services/applications/src/events/on-scholarship-criteria-changed.ts'
import { bindStores as bindApplications } from '../../services/applications/src/stores.ts'
import { makeReadImport } from '../../services/catalog/src/ingestion/listing-import/read-import.ts'
import { createUnitOfWork as ofCatalog } from '../../services/catalog/src/composition/unit-of-work.ts'
import { onStudentAnswersSaved } from '../../services/catalog/src/events/on-student-answers-saved.ts'
import { onStudentSaved } from '../../services/catalog/src/events/on-student-saved.ts'
import { eventually } from '@landfall/kit/testing/eventually'
import { startPlatform } from './_platform.ts'
import { createLocalDataSource } from '../src/subgraphs/local-data-source.ts'
import { createGraph } from '../src/graphql/graph.ts'
import { createRequestBudget } from '../src/graphql/request-budget.ts'

type Service =
  | 'identity'
  | 'catalog'
  | 'applications'
  | 'ai-workers'
  | 'mentoring'
  | 'community'
  | 'donors-content'
type Databases = Record<Service, Postgres>

export type Site = Awaited<ReturnType<typeof startSite>>

/**
 * The platform in this process, with a worker for matches, and a second copy of its graph for tests that need more
 * fields at a time than strangers may ask for. Facts move between services when a test calls `deliverEvents`.
 */
export async function startSite() {
  const platform = await startPlatform()
  const log = createLog({ service: 'access', level: 'silent' })
  const databases = Object.fromEntries(
    platform.apps.map(({ name }) => [name, open(platform.env, name as Service)]),
  ) as Databases
  const config = aiWorkersConfig(platform.env('ai-workers'))
  const deliverEvents = await makeDeliverEvents(databases)
  await deliverEvents()
  const worker = await createAiWorker(
    // An address that nobody serves: tests deliver facts by hand, so that facts of other tests stay away.
    { ...config, natsUrl: 'nats://127.0.0.1:1' },
    { log, queuePrefix: `access-${randomUUID()}` },
  )
  await worker.start()
  const graph = await createGraph({
    dataSources: new Map(
      platform.apps.map((app) => [app.name, createLocalDataSource(app.subgraph)]),
    ),
    log,
    metrics: createMetrics({ service: 'access' }),
    budget: createRequestBudget({ costPerMinute: 1e9, newOperationsPerMinute: 1e9 }),
  })
  return {
    url: platform.url,
    apps: platform.apps,
    graph,
    databases,
    deliverEvents,
    deliverEventsOf: makeDeliverEventsOf(databases),
    /** The work of the job that reads an uploaded file of listings. */
    readImport: makeReadImport({
      unitOfWork: ofCatalog(databases.catalog),
      clock: systemClock,
    }),
    async stop() {
      await graph.stop()
      await worker.stop()
      for (const database of Object.values(databases)) await database.close()
      await platform.stop()
    },
  }
}

function open(env: (service: Service) => { DATABASE_URL: string }, name: Service) {
  const log = createLog({ service: 'access', level: 'silent' })
  const schema = name.replace('-', '_')
  return createPostgres({
    url: env(name).DATABASE_URL,
    schema,
    applicationName: 'access',
    // The machine may be busy.
    waitMs: 60_000,
    log,
  })
}

/** This many of the shipped listings are enough to save, to set reminders for and to match with. */
const SHIPPED = 250

/** Delivers a service's new facts to the services that keep copies of them. */
async function makeDeliverEvents({
  identity,
  catalog,
  applications,
  ...others
}: Databases) {
  const toCatalog = hearer([onStudentSaved, onStudentAnswersSaved], ofCatalog(catalog))
  const toApplications = hearer(
    onScholarshipChanged,
    makeUnitOfWork(applications, bindApplications),
  )
  const toAiWorkers = hearer(
    ofAiWorkers,
    makeUnitOfWork(others['ai-workers'], bindAiWorkers),
  )
  const shipped = await catalog.pool.query<{ id: string }>(
    'select id from scholarships order by id offset $1',
    [SHIPPED],
  )
  const leftOut = new Set(shipped.rows.map(({ id }) => id))
  const paths = [
    { from: identity, hearers: [toCatalog, toAiWorkers], position: '0' },
    { from: catalog, hearers: [toApplications, toAiWorkers], position: '0' },
  ]
  return async () => {
    for (const path of paths) {
      const { rows } = await path.from.pool.query<{
        position: string
        name: string
        body: EventEnvelope<unknown>
      }>(
        `select position, name, body from outbox where kind = 'event' and position > $1 order by position`,
        [path.position],
      )
      path.position = rows.at(-1)?.position ?? path.position
      for (const { name, body } of rows.filter((row) => !leftOut.has(row.body.subject))) {
        for (const hear of path.hearers) await hear(name, body)
      }
    }
  }
}

/** Delivers all of the catalog's facts about one listing to applications, so that students can apply at once. */
function makeDeliverEventsOf({ catalog, applications }: Databases) {
  const hear = hearer(
    [...onScholarshipChanged, onScholarshipCriteriaChanged],
    makeUnitOfWork(applications, bindApplications),
  )
  return async (scholarshipId: string) => {
    const { rows } = await catalog.pool.query<{
      name: string
      body: EventEnvelope<unknown>
    }>(
      `select name, body from outbox where kind = 'event' and body->>'subject' = $1 order by position`,
      [scholarshipId],
    )
    for (const { name, body } of rows) await hear(name, body)
  }
}

function hearer<Stores>(
  consumers: readonly Consumer<Stores>[],
  unitOfWork: UnitOfWork<Stores>,
) {
  return async (name: string, body: EventEnvelope<unknown>) => {
    const consumer = consumers.find(({ event }) => event.type === name)
    if (consumer) await deliver(consumer, body, unitOfWork)
  }
}

type Digests = Record<string, string>

/** A digest of each table, so that two of them show what was written in between. */
export async function digestTables(
  site: Site,
  leftOut: readonly string[],
): Promise<Digests> {
  const ofServices = Object.entries(site.databases).map(async ([service, { pool }]) => {
    const { rows } = await pool.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = $1 order by 1`,
      [service.replace('-', '_')],
    )
    const named = rows.map(({ name }) => ({ name, key: `${service}.${name}` }))
    const digests: [string, string][] = []
    // Reads one table after the other: none waits for a connection, however busy the machine is.
    for (const { name, key } of named.filter(({ key }) => !leftOut.includes(key))) {
      const { rows: found } = await pool.query<{ digest: string | null }>(
        `select md5(string_agg(md5(t::text), '' order by md5(t::text))) as digest from ${name} t`,
      )
      digests.push([key, found[0]?.digest ?? ''])
    }
    return digests
  })
  return Object.fromEntries((await Promise.all(ofServices)).flat())
}

/** The same, once the workers have finished the waiting jobs. */
export async function digestAtRest(
  site: Site,
  leftOut: readonly string[],
): Promise<Digests> {
  let last: Digests = {}
  return eventually(async () => {
    const before = last
    last = await digestTables(site, leftOut)
    if (!isDeepStrictEqual(before, last)) throw new Error('something is being written')
    return last
  })
}
