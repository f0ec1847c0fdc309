import { afterEach, beforeEach, expect, it } from 'vitest'
import { sweep } from '../src/transaction/outbox-rows.ts'
import { testPostgres } from './_parts.ts'

let database: Awaited<ReturnType<typeof testPostgres>>
beforeEach(async () => {
  database = await testPostgres()
})
afterEach(() => database.close())

it('the sweep removes everything old, however much, and nothing that waits or is new', async () => {
  const { pool } = database.postgres
  await pool.query(`
    insert into outbox (id, kind, name, body, published_at)
    select gen_random_uuid(), 'event', 'old', '{}'::jsonb, now() - interval '8 days' from generate_series(1, 20001)
    union all select gen_random_uuid(), 'event', 'new', '{}'::jsonb, now() - interval '6 days'
    union all select gen_random_uuid(), 'event', 'waits', '{}'::jsonb, null`)
  await pool.query(`
    insert into inbox (event_id, event_type, handled_at) values
      (gen_random_uuid(), 'old', now() - interval '31 days'), (gen_random_uuid(), 'new', now())`)
  await pool.query(`
    insert into idempotency_keys (key_hash, fingerprint, created_at) values
      ('old', 'old', now() - interval '26 hours'), ('new', 'new', now())`)
  await sweep(database.postgres)
  const { rows } = await pool.query(`
    select name from outbox union all select event_type from inbox
    union all select fingerprint from idempotency_keys order by 1`)
  expect(rows.map(({ name }) => name)).toEqual(['new', 'new', 'new', 'waits'])
})
