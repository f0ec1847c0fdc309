import { randomBytes } from 'node:crypto'
import { provisionDatabase } from '@landfall/kit/database/provision'
import { testBacking } from '@landfall/kit/testing/backing'
import { Client, escapeIdentifier } from 'pg'

export type BenchDatabase = { url: string; drop(): Promise<void> }

/** Opens the database of this many listings on the run's server; its contents stay. */
export async function openBenchDatabase(rows: number): Promise<BenchDatabase> {
  const { databaseUrl } = testBacking()
  const name = `bench_search_${rows}`
  await onServer(databaseUrl, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0)
      await client.query(`create database ${escapeIdentifier(name)}`)
  })
  const adminUrl = new URL(databaseUrl)
  adminUrl.pathname = `/${name}`
  const [catalog] = await provisionDatabase({
    adminUrl: adminUrl.href,
    services: [{ name: 'catalog', password: randomBytes(16).toString('hex') }],
  })
  if (catalog === undefined) throw new Error('the database was not provisioned')
  return {
    url: catalog.url,
    drop: () =>
      onServer(databaseUrl, async (client) => {
        await client.query(`drop database ${escapeIdentifier(name)} with (force)`)
      }),
  }
}

async function onServer(url: string, work: (client: Client) => Promise<void>) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
