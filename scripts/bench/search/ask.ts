/**
 * Asks one catalog a seed's questions in each of our ways, in this process: `--folder` gets questions.json and
 * listings.jsonl for the peer, and ours.json with the times.
 */
import { print } from 'graphql'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { systemClock } from '@landfall/kit/core/clock'
import { createLog } from '@landfall/kit/observability/log'
import { openServiceDatabase } from '@landfall/kit/service/database'
import type { ServiceApp } from '@landfall/kit/service/server'
import { testVisitor } from '@landfall/kit/testing/callers'
import {
  type GraphqlQuestion,
  graphqlOf,
} from '../../../services/catalog/bench/graphql-question.ts'
import {
  writeListings,
  writeQuestions,
} from '../../../services/catalog/bench/peer-files.ts'
import { type Question, makeQuestions } from '../../../services/catalog/bench/questions.ts'
import { createApp } from '../../../services/catalog/src/app.ts'
import { catalogConfig, migrations } from '../../../services/catalog/src/config.ts'
import { createSearchStore } from '../../../services/catalog/src/search/search/search.store.ts'
import { bindStores } from '../../../services/catalog/src/composition/stores.ts'
import { say } from '../measure.ts'
import { gatewayWay } from './gateway-way.ts'
import { openIndexWay } from './index-way.ts'
import { sqlWay } from './sql-way.ts'
import { type Way, timesOf } from './times.ts'

const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    seed: { type: 'string', default: '2' },
    questions: { type: 'string', default: '300' },
    'sql-questions': { type: 'string', default: '100' },
    listings: { type: 'boolean', default: false },
  },
})
const WARM_UPS = 60
const COUNT = WARM_UPS + Number(values.questions)
const { folder } = values
if (folder === undefined) throw new Error('--folder is missing')

const config = catalogConfig()
const log = createLog({ service: 'catalog-bench', level: config.logLevel })
const postgres = await openServiceDatabase(config, {
  process: 'catalog-bench',
  migrations,
  log,
})
const stores = bindStores(postgres.db)
try {
  const now = systemClock.now()
  // The gateway gets other questions of the same kind: a cached answer would be no work.
  const drawn = await drawQuestions(now, 2 * COUNT)
  const questions = drawn.slice(0, COUNT)
  await writeQuestions(join(folder, 'questions.json'), questions, await exceptionTokens())
  const listings = join(folder, 'listings.jsonl')
  if (values.listings && !existsSync(listings)) await writeListings(listings, stores, now)
  const { way, answers } = await indexTimes(questions, now)
  const ways: Record<string, Way> = { index: way }
  Object.assign(ways, await graphqlTimes(questions, drawn.slice(COUNT)))
  ways['SQL'] = await sqlTimes(questions, now, answers)
  await writeFile(join(folder, 'ours.json'), JSON.stringify(ways))
} finally {
  await postgres.close()
}
process.exit(0)

async function drawQuestions(now: Date, count: number): Promise<Question[]> {
  const ids = await postgres.pool.query<{ id: string }>(
    `select id from scholarships where feed = 'shipped-scholarships' order by id`,
  )
  const shipped = await stores.scholarships.findByIds(ids.rows.map(({ id }) => id))
  return makeQuestions([...shipped.values()].toSorted(byId), {
    seed: Number(values.seed),
    count,
    now,
  })
}

function byId(one: { id: string }, other: { id: string }): number {
  return one.id < other.id ? -1 : 1
}

async function exceptionTokens(): Promise<string[]> {
  const found = await postgres.pool.query<{ token: string }>(
    'select token from country_exceptions',
  )
  return found.rows.map(({ token }) => token)
}

async function indexTimes(questions: readonly Question[], now: Date) {
  const index = await openIndexWay(postgres, { clock: { now: () => now }, log })
  say(
    `  the index is loaded in ${index.seconds.toFixed(1)} s, ${index.megabytes.toFixed(0)} MB`,
  )
  const answers = new Map<Question, string[]>()
  const way = await timesOf({ questions, warmUps: WARM_UPS }, async (question) =>
    answers.set(question, await index.ask(question)),
  )
  await index.stop()
  return { way, answers }
}

/** @param answers of the index, which SQL's answers must equal */
async function sqlTimes(
  questions: readonly Question[],
  now: Date,
  answers: ReadonlyMap<Question, string[]>,
): Promise<Way> {
  const some = questions.slice(0, WARM_UPS + Number(values['sql-questions']))
  const sql = sqlWay(createSearchStore(postgres.db), now)
  const different: Question[] = []
  let same = 0
  const way = await timesOf({ questions: some, warmUps: WARM_UPS }, async (question) => {
    const answer = await sql(question)
    if (isDeepStrictEqual(answer, answers.get(question))) same += 1
    else different.push(question)
  })
  say(`  the index answers ${same} of ${same + different.length} questions as SQL does`)
  for (const question of different.slice(0, 3)) say(`  not: ${JSON.stringify(question)}`)
  return way
}

async function graphqlTimes(
  ofSubgraph: readonly Question[],
  ofGateway: readonly Question[],
): Promise<Record<string, Way>> {
  const app = await createApp(config, { log })
  await app.searchReady
  const throughGateway = await gatewayWay(app, { lifecycle: app.lifecycle, log })
  const ways = {
    'GraphQL, subgraph': await timesOf(askedOf(ofSubgraph), askOf(app)),
    'GraphQL, gateway': await timesOf(askedOf(ofGateway), throughGateway),
  }
  await app.stop()
  return ways
}

function askedOf(questions: readonly Question[]) {
  const asked = questions.map((one) => ({ kind: one.kind, ...graphqlOf(one) }))
  return { questions: asked, warmUps: WARM_UPS }
}

function askOf({ subgraph }: ServiceApp) {
  return async ({ document, variables }: GraphqlQuestion): Promise<void> => {
    const caller = testVisitor()
    const { result } = await subgraph.execute({
      query: print(document),
      document,
      variables,
      caller,
    })
    if (result.errors) throw new Error(JSON.stringify(result.errors))
  }
}
