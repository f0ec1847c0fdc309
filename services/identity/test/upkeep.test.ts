import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startIdentity, type Identity } from './_app.ts'

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

it('removes old notices in pieces, however many came in one hour, and keeps the others', async () => {
  const { user } = await identity.register()
  const { db } = identity.postgres
  // The trigger of one statement writes down how much it removed.
  await db.execute(sql`create table pieces (size bigint)`)
  await db.execute(sql`
    create function note_piece() returns trigger language plpgsql as $$
    begin insert into identity.pieces select count(*) from removed; return null; end $$`)
  await db.execute(sql`
    create trigger note_piece after delete on notices referencing old table as removed
    for each statement execute function note_piece()`)
  await db.execute(sql`
    insert into notices (id, user_id, type, title, body, link, link_label, occurred_at, in_app, mail, created_at)
    select gen_random_uuid(), ${user.id}, 'saved-search', 'Old', '', '/', 'Open', now(), true, 'sent',
      now() - interval '1 day' * case when n = 1 then 1 else 366 end
    from generate_series(1, 12001) as n`)
  await identity.runJob('remove-expired', {})
  const { rows } = await db.execute(
    sql`select size::int from pieces where size > 0 order by 1`,
  )
  expect(rows).toEqual([{ size: 2_000 }, { size: 10_000 }])
  expect(await identity.stores.notices.count(user.id, { unreadOnly: false })).toBe(1)
})
