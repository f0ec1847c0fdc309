/**
 * Asks one mix of searches, drawn at random from a seed, of tantivy, of PostgreSQL and of our ways, on the same
 * listings (recombined from the shipped ones), and measures how much longer everything takes with more listings:
 *
 *     npm run bench search -- [--rows 100000,1000000] [--data FOLDER] [--questions 300] [--seed 2]
 *
 * With `--data`, databases and the peer's index stay in that folder, and the next run uses them.
 */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { testBacking } from '@landfall/kit/testing/backing'
import { testKeys } from '@landfall/kit/testing/callers'
import { root } from '../dev/paths.ts'
import { runOnce } from '../dev/run-once.ts'
import { machine, say } from './measure.ts'
import { openBenchDatabase } from './search/database.ts'
import { PEER, type Ways, reportGrowth, reportWays, summary } from './search/report.ts'
import type { Times } from './search/times.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    data: { type: 'string' },
    questions: { type: 'string', default: '300' },
    'sql-questions': { type: 'string', default: '100' },
    seed: { type: 'string', default: '2' },
    rounds: { type: 'string' },
  },
})
const WARM_UPS = '60'
const PYTHON = process.env.BENCH_PYTHON ?? 'python3'
const sizes = values.rows.split(',').map(Number)
const { redisUrl, natsUrl } = testBacking()
const hasPeer = await findPeer()
const measured: { rows: number; ways: Ways }[] = []
for (const rows of sizes) measured.push({ rows, ways: await measure(rows) })

const [smallest] = measured
for (const larger of measured.slice(1)) if (smallest) reportGrowth(smallest, larger)
const results = measured.map(({ rows, ways }) => ({ rows, ways: summary(ways) }))
say(
  JSON.stringify({
    bench: 'search',
    at: new Date().toISOString(),
    machine: machine(),
    results,
  }),
)

async function measure(rows: number): Promise<Ways> {
  const folder = values.data
    ? join(values.data, `search-${rows}`)
    : mkdtempSync(join(tmpdir(), 'landfall-bench-search-'))
  mkdirSync(folder, { recursive: true })
  const database = await openBenchDatabase(rows)
  try {
    await askOurs(rows, database.url, folder)
    const ways = { ...(await askPeer(folder)), ...read<Ways>(join(folder, 'ours.json')) }
    reportWays(rows, ways)
    return ways
  } finally {
    if (!values.data) {
      rmSync(folder, { recursive: true, force: true })
      await database.drop()
    }
  }
}

async function askOurs(rows: number, databaseUrl: string, folder: string): Promise<void> {
  const env = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    NATS_URL: natsUrl,
    GATEWAY_PUBLIC_KEY: testKeys().publicKey,
    STUDENT_ANSWERS_KEY: randomBytes(32).toString('base64url'),
  }
  const fill = join(root, 'services/catalog/bench/fill.bench.ts')
  await run(process.execPath, [fill, '--rows', String(rows)], env)
  const { questions, seed } = values
  const needsListings = hasPeer && !existsSync(join(folder, 'tantivy'))
  const args = [
    ['--max-old-space-size=6000', join(import.meta.dirname, 'search/ask.ts')],
    ['--folder', folder, '--seed', seed, '--questions', questions],
    ['--sql-questions', values['sql-questions']],
    needsListings ? ['--listings'] : [],
  ]
  await run(process.execPath, args.flat(), env)
}

async function askPeer(folder: string): Promise<Ways> {
  if (!hasPeer) return {}
  const listings = join(folder, 'listings.jsonl')
  const index = join(folder, 'tantivy')
  const peer = join(import.meta.dirname, 'peers/tantivy-search.py')
  const questions = join(folder, 'questions.json')
  const { code, output } = await runOnce(PYTHON, [
    peer,
    listings,
    index,
    questions,
    WARM_UPS,
  ])
  if (code !== 0) throw new Error(`tantivy failed: ${output}`)
  rmSync(listings, { force: true })
  const { times } = JSON.parse(output) as { times: Times }
  return { [PEER]: { times, failed: 0 } }
}

async function findPeer(): Promise<boolean> {
  const has = await runOnce(PYTHON, ['-c', 'import tantivy']).catch(() => ({ code: 1 }))
  if (has.code === 0) return true
  say('peer missing: tantivy (pip install tantivy; BENCH_PYTHON)')
  return false
}

async function run(file: string, args: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(file, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`)
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T
}
