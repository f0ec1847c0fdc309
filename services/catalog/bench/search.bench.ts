import { parseArgs } from 'node:util'
import { parse } from 'graphql'
import { createLog } from '@landfall/kit/log'
import { openServiceDatabase } from '@landfall/kit/service-database'
import { testVisitor } from '@landfall/kit/testing'
import { createApp } from '../src/app.ts'
import { catalogConfig, migrations } from '../src/config.ts'

// Asks one question after the other, as the gateway does, and tells how long the answers take:
// right after a change of the catalogue, and again without one.
const { values } = parseArgs({ options: { times: { type: 'string', default: '30' } } })
const WARM_UPS = 3

const EDGES = `edges { node { id title provider amount { amount } deadline { label } degreeLevel eligibleCountries } }
  pageInfo { hasNextPage endCursor }`
const list = (args: string, selection = EDGES) =>
  `{ scholarships(${args}) { ${selection} } }`

const QUESTIONS: Record<string, string> = {
  'first page, soonest deadline': list('sort: DEADLINE'),
  'first page, highest amount': list('sort: AMOUNT'),
  'first page, newest': list('sort: NEWEST'),
  'first page, least effort': list('sort: EFFORT'),
  'filter + deadline': list(
    'filter: { degreeLevel: ["graduate"], fieldOfStudy: ["Engineering"], countries: ["India"] }, sort: DEADLINE',
  ),
  'rare filter + amount': list(
    'filter: { degreeLevel: ["postdoc"], countries: ["Norway"], minAmount: 50000 }, sort: AMOUNT',
  ),
  text: list('filter: { query: "computer science" }'),
  'common text': list('filter: { query: "scholarship" }'),
  'text + filter': list(
    'filter: { query: "women engineering", degreeLevel: ["graduate"] }',
  ),
  'misspelled text': list('filter: { query: "computr sciense" }'),
  'filter + total count': list(
    'filter: { degreeLevel: ["graduate"], countries: ["India"] }',
    `totalCount ${EDGES}`,
  ),
  'facets, no filter': list('first: 1', 'facets { kind values { value count } }'),
  'facets, filter': list(
    'filter: { degreeLevel: ["graduate"], fieldOfStudy: ["Engineering"], countries: ["India"] }, first: 1',
    'facets { kind values { value count } }',
  ),
  'facets, text': list(
    'filter: { query: "computer science" }, first: 1',
    'facets { kind values { value count } }',
  ),
  'search page: page, count, facets': list(
    'filter: { degreeLevel: ["graduate"] }',
    `totalCount unknownCount facets { kind values { value count } } ${EDGES}`,
  ),
  statistics:
    '{ scholarshipStats { totalCount deadlineSoonCount countriesCount refreshedAt } }',
}

const config = catalogConfig()
const log = createLog({ service: 'catalog-bench', level: config.logLevel })
const app = await createApp(config, { log })
const postgres = await openServiceDatabase(config, {
  process: 'catalog-bench',
  migrations,
  log,
})
try {
  process.stdout.write(
    `${'milliseconds'.padEnd(36)}  after a change       again\n${' '.repeat(36)}    p50    p95    p50    p95\n`,
  )
  for (const [name, query] of Object.entries(QUESTIONS)) {
    const first = await timesOf(query, change)
    const again = await timesOf(query, async () => undefined)
    process.stdout.write(`${name.padEnd(36)} ${shown(first)} ${shown(again)}\n`)
  }
} finally {
  await postgres.close()
  await app.stop()
}

async function change(): Promise<void> {
  await postgres.pool.query('update catalogue_state set version = version + 1')
}

async function timesOf(query: string, before: () => Promise<void>): Promise<number[]> {
  const document = parse(query)
  const times: number[] = []
  for (let n = -WARM_UPS; n < Number(values.times); n++) {
    await before()
    const start = performance.now()
    const { result } = await app.subgraph.execute({
      document,
      variables: {},
      caller: testVisitor(),
    })
    if (result.errors) throw new Error(`${query}: ${result.errors[0]?.message}`)
    if (n >= 0) times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)
}

function shown(times: readonly number[]): string {
  return `${at(times, 0.5)} ${at(times, 0.95)}`
}

function at(sorted: readonly number[], share: number): string {
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  return (value ?? Number.NaN).toFixed(1).padStart(6)
}
