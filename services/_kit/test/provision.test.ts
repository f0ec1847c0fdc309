import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPostgres, migrate } from '../src/postgres.ts'
import { provisionDatabase } from '../src/provision.ts'
import { testBacking } from '../src/testing.ts'
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
  it('lets a service migrate its own schema and see no other', async () => {
    const urls = await provisionDatabase({ adminUrl: adminUrl.href, services })
    await provisionDatabase({ adminUrl: adminUrl.href, services })
    for (const { name, url } of urls) {
      const schema = name.replaceAll('-', '_')
      const postgres = createPostgres({
        url,
        schema,
        applicationName: 'kit-test',
        log: silentLog,
      })
      await migrate(postgres, { folder: migrationsFolder })
      await postgres.pool.query("select similarity('a', 'b'), unaccent('é')")
      await expect(
        postgres.pool.query('create table public.mine (id int)'),
      ).rejects.toThrow('permission denied')
      if (name === services[1]?.name) {
        const others = services[0]?.name.replaceAll('-', '_')
        await expect(postgres.pool.query(`select * from ${others}.notes`)).rejects.toThrow(
          'permission denied',
        )
      }
      await postgres.close()
    }
  })

  it('is refused without a password', async () => {
    const provisioning = provisionDatabase({
      adminUrl: adminUrl.href,
      services: [...services, { name: 'open', password: '' }],
    })
    await expect(provisioning).rejects.toThrow('needs a password')
  })
})
