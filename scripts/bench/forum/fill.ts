/** Fills in posts, replies and their authors' accounts, by SQL where they are kept. */
import { Client } from 'pg'

export type ForumSize = { posts: number; replies: number; people: number }

/**
 * Draws words by a power law, as in any language: some appear everywhere, most are rare.
 * @param row the column that differs between rows: without it, all rows would have the same words
 */
function words(count: number, row: 'n' | 'r'): string {
  return `(select string_agg('word' || least(20000,
    floor(power(20000, random()))::int), ' ') from generate_series(1, ${count}) where ${row} > 0)`
}

const author = (people: number) => `md5(floor(random() * ${people})::int::text)::uuid`

export async function fillAccounts(databaseUrl: string, people: number): Promise<void> {
  await within(databaseUrl, 'identity', async (client) => {
    await client.query(`
      insert into users (id, username, email, password_hash, first_name, last_name, created_at, updated_at)
      select md5(n::text)::uuid, 'writer-' || n, 'writer-' || n || '@example.org', '', 'Writer', n::text, now(), now()
      from generate_series(0, ${people - 1}) as n`)
    await client.query('vacuum analyze users')
  })
}

/** Makes the indexes once all rows are there, which takes a third of the time. */
export async function fillForum(databaseUrl: string, size: ForumSize): Promise<void> {
  await within(databaseUrl, 'community', async (client) => {
    const indexes = await dropIndexes(client)
    for (const statement of [...postRows(size), ...replyRows(size)])
      await client.query(statement)
    for (const index of indexes) await client.query(index)
    // Vacuums the posts twice: the first time, recent changes may not be settled yet for counting by an index.
    for (const table of ['posts', 'replies', 'posts'])
      await client.query(`vacuum analyze ${table}`)
  })
}

/** Drops the indexes of posts and replies that no constraint needs; returns the statements that make them again. */
async function dropIndexes(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid in ('posts'::regclass, 'replies'::regclass)
      and not exists (select from pg_constraint where conindid = indexrelid)`)
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

function postRows({ posts, people }: ForumSize): string[] {
  return [
    `insert into posts (id, author_id, category, title, content, tags, country, degree_level, visa_stage, state,
      upvotes, reply_count, created_at, last_active_at, search)
    select id, author_id, category, title, content, tags, country, degree_level, visa_stage, 'shown', upvotes, 0,
      created_at, created_at, setweight(to_tsvector('english', title), 'A')
        || setweight(to_tsvector('english', array_to_string(tags, ' ')), 'B')
        || setweight(to_tsvector('english', content), 'C')
    from (select gen_random_uuid() as id, ${author(people)} as author_id,
      (array['question','question','tip','discussion','success_story'])[1 + n % 5] as category,
      ${words(8, 'n')} as title, ${words(80, 'n')} as content,
      array['tag' || floor(power(500, random()))::int] as tags,
      (array['GH','NG','IN','CN','BR',null])[1 + n % 6] as country,
      (array['graduate','undergraduate','phd',null])[1 + n % 4] as degree_level,
      (array['interview','applying','in_us',null])[1 + n % 4] as visa_stage,
      floor(power(200, random()))::int - 1 as upvotes,
      now() - random() * interval '700 days' as created_at
      from generate_series(1, ${posts}) as n) as made`,
    `create temporary table numbered as
      select id, row_number() over (order by random()) as n, created_at from posts`,
    'create unique index on numbered (n)',
    'analyze posts',
    'analyze numbered',
  ]
}

function replyRows({ posts, replies, people }: ForumSize): string[] {
  return [
    // Some threads are long: a hundredth of them has a tenth of the replies.
    `insert into replies (id, post_id, parent_id, author_id, content, mentions, state, upvotes, created_at, changed_at)
    select gen_random_uuid(), p.id, null, ${author(people)}, ${words(30, 'r')}, '{}', 'shown',
      floor(power(40, random()))::int - 1, p.created_at + random() * interval '20 days', p.created_at
    from generate_series(1, ${replies}) as r
    join numbered p on p.n = case when r % 10 = 0 then 1 + r % greatest(1, ${posts} / 100) else 1 + (r::bigint * 7919) % ${posts} end`,
    // Without statistics the planner would scan the whole table for each row.
    'analyze replies',
    `update replies r set parent_id = top.id from (
      select post_id, (array_agg(id order by created_at, id))[1] as id from replies group by post_id) as top
    where top.post_id = r.post_id and r.id <> top.id and abs(hashtext(r.id::text)) % 3 = 0
      and abs(hashtext(r.post_id::text)) % 2 = 0`,
    `update posts p set reply_count = r.count, last_active_at = r.last from (
      select post_id, count(*) as count, max(created_at) as last from replies group by post_id) as r
    where r.post_id = p.id`,
  ]
}

/** @param schema the service's, which holds its tables */
async function within(
  databaseUrl: string,
  schema: string,
  work: (client: Client) => Promise<void>,
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`set search_path to ${schema}, public`)
    await client.query('set synchronous_commit = off')
    await client.query(`set maintenance_work_mem = '512MB'`)
    await client.query(`set work_mem = '256MB'`)
    // Without indexes a nested loop reads all of the other table
    // for each row; the planner takes hash conditions for rare.
    await client.query('set enable_nestloop = off')
    await work(client)
  } finally {
    await client.end()
  }
}
