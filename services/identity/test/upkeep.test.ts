import { testVisitor } from '@landfall/kit/testing/callers'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startIdentity, type Identity } from './_app.ts'
import { organizationActs } from './_organizations.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity()
  await organizationActs(() => identity, testVisitor).donor()
})
afterAll(() => identity.stop())

it('upkeep removes old notices in pieces, however many came in one hour, and keeps the others', async () => {
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

const LINK = `(id, user_id, email, token, created_at, expires_at)
  values (gen_random_uuid(), $1, 'a@b.example', gen_random_uuid(), now(), $2)`

it.each([
  [
    'sessions',
    'expire',
    0,
    `(sid, id, user_id, sess, last_seen_at, expire)
    values (gen_random_uuid(), gen_random_uuid(), $1, '{}', now(), $2)`,
  ],
  ['email_verifications', 'expires_at', 0, LINK],
  ['password_resets', 'expires_at', 0, LINK],
  ['account_recoveries', 'expires_at', 0, LINK],
  [
    'organization_invitations',
    'expires_at',
    0,
    `(id, organization_id, email, role, token, invited_by, created_at, expires_at)
    values (gen_random_uuid(), (select id from organizations), 'a@b.example', 'editor',
      gen_random_uuid(), $1, now(), $2)`,
  ],
  [
    'setup_tokens',
    'expires_at',
    0,
    `(id, token, created_at, expires_at)
    values (gen_random_uuid(), gen_random_uuid()::text || $1, now(), $2)`,
  ],
  [
    'known_devices',
    'last_used_at',
    400,
    `(user_id, device_hash, last_used_at)
    values ($1, gen_random_uuid(), $2)`,
  ],
  [
    'mail_requests',
    'created_at',
    1,
    `(id, kind, email, created_at)
    values (gen_random_uuid(), 'verification', $1, $2)`,
  ],
  [
    'mails',
    'created_at',
    30,
    `(id, recipient, subject, text, html, status, message_id, created_at, due_at)
    values (gen_random_uuid(), $1, 'Hello', '', '', 'sent', 'm', $2, now())`,
  ],
])(
  'upkeep removes what is over of %s, by %s and %i days, and keeps the rest',
  async (table, column, days, row) => {
    const { user } = await identity.register()
    const end = identity.clock.now().getTime() - days * DAY_MS
    const [over, kept] = [new Date(end - MINUTE_MS), new Date(end + MINUTE_MS)]
    const { pool } = identity.postgres
    for (const at of [over, kept])
      await pool.query(`insert into ${table} ${row}`, [user.id, at])
    await identity.runJob('remove-expired', {})
    const left = `select ${column} as at from ${table} where ${column} = any($1)`
    expect((await pool.query(left, [[over, kept]])).rows).toEqual([{ at: kept }])
  },
)

it('upkeep wipes the words of an unsendable mail after a week', async () => {
  const { user } = await identity.register()
  const { pool } = identity.postgres
  const end = identity.clock.now().getTime() - 7 * DAY_MS
  for (const [at, status] of [
    [end - MINUTE_MS, 'failed'],
    [end + MINUTE_MS, 'failed'],
    [end - MINUTE_MS, 'queued'],
  ] as const)
    await pool.query(
      `insert into mails (id, recipient, subject, text, html, unsubscribe_url, calendar, status, message_id, created_at, due_at)
       values (gen_random_uuid(), $1, 'Hello', 'words', 'words', 'url', '{}', $2, 'm', $3, now())`,
      [user.id, status, new Date(at)],
    )
  await identity.runJob('remove-expired', {})
  const { rows } = await pool.query(
    `select status, concat(text, html, unsubscribe_url, calendar) as words
     from mails where recipient = $1 order by status, text`,
    [user.id],
  )
  expect(rows).toEqual([
    { status: 'failed', words: '' },
    { status: 'failed', words: 'wordswordsurl{}' },
    { status: 'queued', words: 'wordswordsurl{}' },
  ])
})
