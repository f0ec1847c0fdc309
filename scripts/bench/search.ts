/**
 * The catalogue's search through its subgraph, on listings recombined from the shipped ones, and
 * tantivy on the same rows where Python has it:
 *
 *     npm run bench search -- [--rows 100000] [--times 15]
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { createTestSchema, testBacking, testKeys } from '@landfall/kit/testing'
import { Client } from 'pg'
import { root } from '../dev/paths.ts'
import { runOnce } from '../dev/run-once.ts'
import { say } from './measure.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    times: { type: 'string', default: '15' },
    rounds: { type: 'string' },
  },
})
const PEER = join(import.meta.dirname, 'peers/tantivy-search.py')
const PAGE_SIZE = 5_000

const { redisUrl, natsUrl } = testBacking()
const schema = await createTestSchema('catalog')
const folder = mkdtempSync(join(tmpdir(), 'landfall-bench-search-'))
try {
  const env = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: schema.url,
    REDIS_URL: redisUrl,
    NATS_URL: natsUrl,
    GATEWAY_PUBLIC_KEY: testKeys().publicKey,
  }
  const bench = join(root, 'services/catalog/bench')
  await run(process.execPath, [join(bench, 'fill.bench.ts'), '--rows', values.rows], env)
  say(`\nsearch, through the subgraph, ${values.rows} listings`)
  const { times } = values
  await run(process.execPath, [join(bench, 'search.bench.ts'), '--times', times], env)
  await askPeer()
} finally {
  rmSync(folder, { recursive: true, force: true })
  await schema.drop()
}

async function run(file: string, args: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(file, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}`)
}

async function askPeer() {
  const python = process.env.BENCH_PYTHON ?? 'python3'
  const has = await runOnce(python, ['-c', 'import tantivy']).catch(() => ({ code: 1 }))
  if (has.code !== 0)
    return say('\npeer missing: tantivy (pip install tantivy; BENCH_PYTHON)')
  const file = join(folder, 'listings.jsonl')
  await pipeline(listings(), createWriteStream(file))
  say('\ntantivy on the same rows')
  await run(python, [PEER, file, values.times], {})
}

/** One JSON object a line. */
async function* listings(): AsyncGenerator<string> {
  const client = new Client({ connectionString: schema.url })
  await client.connect()
  try {
    for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
      const { rows } = await client.query<{ id: string; line: string }>(
        `select id, json_build_object('title', title, 'description', description,
           'degrees', search_degrees, 'fields', search_fields, 'countries', search_countries,
           'amount', coalesce(most_amount, 0), 'deadline', deadline_sort)::text as line
         from catalog.scholarships where id > $1 and status = 'published' order by id limit $2`,
        [after, PAGE_SIZE],
      )
      for (const { line } of rows) yield `${line}\n`
      const last = rows.at(-1)
      if (!last) return
      after = last.id
    }
  } finally {
    await client.end()
  }
}
