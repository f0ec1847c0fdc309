import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrate } from '../src/database/postgres-migrate.ts'
import { createPostgres } from '../src/database/postgres.ts'
import { provisionDatabase, schemaOf } from '../src/database/provision.ts'
import { testBacking } from '../src/testing/backing.ts'
import { migrationsFolder, silentLog } from './_parts.ts'

const suffix = randomBytes(4).toString('hex')
const database = `kit_provision_${suffix}`
const services = [
  { name: `first-${suffix}`, password: "it's a password: / ?" },
  { name: `second-${suffix}`, password: 'another one' },
]
const adminUrl = new URL(testBacking().databaseUrl)
adminUrl.pathname = `/${database}`

async function asAdmin(...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: testBacking().databaseUrl })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

beforeEach(() => asAdmin(`create database ${database}`))

afterEach(() =>
  asAdmin(
    `drop database ${database} with (force)`,
    ...services.map(({ name }) => `drop role landfall_${name.replaceAll('-', '_')}`),
  ),
)

describe('a provisioned database', () => {
  it('lets a service migrate its own schema, use the extensions and see no other', async () => {
    const urls = await provisionDatabase({ adminUrl: adminUrl.href, services })
    await provisionDatabase({ adminUrl: adminUrl.href, services })
    const [first, second] = urls.map(({ name, url }) =>
      createPostgres({
        url,
        schema: schemaOf(name),
        applicationName: 'kit-test',
        log: silentLog,
      }),
    )
    if (first === undefined || second === undefined)
      throw new Error('two URLs were expected')
    await migrate(first, { folder: migrationsFolder })
    await migrate(second, { folder: migrationsFolder })
    const { rows } = await second.pool.query("select unaccent('é') as plain")
    expect(rows).toEqual([{ plain: 'e' }])
    for (const forbidden of [
      'create table public.mine (id int)',
      `select * from ${first.schema}.notes`,
      'create schema another',
    ]) {
      await expect(second.pool.query(forbidden)).rejects.toThrow('permission denied')
    }
    await first.close()
    await second.close()
  })

  it('is refused without a password', async () => {
    const provisioning = provisionDatabase({
      adminUrl: adminUrl.href,
      services: [...services, { name: 'open', password: '' }],
    })
    await expect(provisioning).rejects.toThrow('needs a password')
  })
})
