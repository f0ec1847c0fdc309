/**
 * Asks one catalogue the questions of a seed in each of our ways, in this process:
 * `--folder` gets questions.json and listings.jsonl for the peer, and ours.json with the times.
 */
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { systemClock } from '@landfall/kit/clock'
import { createLog } from '@landfall/kit/log'
import { openServiceDatabase } from '@landfall/kit/service-database'
import { testVisitor } from '@landfall/kit/testing'
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
import { bindStores } from '../../../services/catalog/src/stores.ts'
import { gatewayWay } from './gateway-way.ts'
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
const app = await createApp(config, { log })
try {
  const now = systemClock.now()
  // The gateway's are others of the same kind: an answer that is kept would be no work.
  const drawn = await drawQuestions(now, 2 * COUNT)
  const questions = drawn.slice(0, COUNT)
  await writeQuestions(join(folder, 'questions.json'), questions, await exceptionTokens())
  const listings = join(folder, 'listings.jsonl')
  if (values.listings && !existsSync(listings)) await writeListings(listings, stores, now)
  const ways: Record<string, Way> = {
    SQL: await timesOf(
      {
        questions: questions.slice(0, WARM_UPS + Number(values['sql-questions'])),
        warmUps: WARM_UPS,
      },
      sqlWay(stores.search, now),
    ),
    ...(await graphqlTimes(questions, drawn.slice(COUNT))),
  }
  await writeFile(join(folder, 'ours.json'), JSON.stringify(ways))
} finally {
  await postgres.close()
  await app.stop()
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

async function graphqlTimes(
  ofSubgraph: readonly Question[],
  ofGateway: readonly Question[],
): Promise<Record<string, Way>> {
  const throughGateway = await gatewayWay(app, { lifecycle: app.lifecycle, log })
  return {
    'GraphQL, subgraph': await timesOf(askedOf(ofSubgraph), askSubgraph),
    'GraphQL, gateway': await timesOf(askedOf(ofGateway), throughGateway),
  }
}

function askedOf(questions: readonly Question[]) {
  const asked = questions.map((one) => ({ kind: one.kind, ...graphqlOf(one) }))
  return { questions: asked, warmUps: WARM_UPS }
}

async function askSubgraph({ document, variables }: GraphqlQuestion): Promise<void> {
  const caller = testVisitor()
  const { result } = await app.subgraph.execute({ document, variables, caller })
  if (result.errors) throw new Error(JSON.stringify(result.errors))
}
