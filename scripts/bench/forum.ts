/**
 * List, search and thread at 100,000 posts and 1,000,000 replies, asked of the subgraph in this process on a database that
 * is made for it; then 10,000 votes, many at a time, and whether the counts are the number of rows. Not among the benches
 * that run without a name: filling takes minutes. POSTS, REPLIES, ROUNDS and VOTES say how much.
 */
import { performance } from 'node:perf_hooks'
import { createLog } from '@landfall/kit/observability/log'
import { createPostgres } from '@landfall/kit/database/postgres'
import { testCaller, testKeys, testVisitor } from '@landfall/kit/testing/callers'
import { createTestSchema } from '@landfall/kit/testing/schema'
import { askOn, testServiceConfig } from '@landfall/kit/testing/service'
import { createApp } from '../../services/community/src/app.ts'
import { migrations } from '../../services/community/src/config.ts'

const POSTS = Number(process.env.POSTS ?? 100_000)
const REPLIES = Number(process.env.REPLIES ?? 1_000_000)
const ROUNDS = Number(process.env.ROUNDS ?? 200)
const VOTES = Number(process.env.VOTES ?? 10_000)
const VOTES_AT_ONCE = 100

const database = await createTestSchema('community', migrations)
const log = createLog({ service: 'community', level: 'warn' })
const keys = { databaseUrl: database.url, gatewayPublicKey: testKeys().publicKey }
const app = await createApp(
  { ...testServiceConfig('community', keys), limitFactor: 1 },
  { log },
)
const postgres = createPostgres({
  url: database.url,
  schema: 'community',
  applicationName: 'bench',
  log,
})

try {
  await fill()
  await measure()
  await vote()
} finally {
  await app.stop()
  await postgres.close()
  await database.drop()
}

/**
 * Words by a power law, as in any language: some stand everywhere, most are rare.
 * @param row what a row is told apart by: without it all would have the same
 */
function words(count: number, row: 'n' | 'r'): string {
  return `(select string_agg('word' || least(20000,
    floor(power(20000, random()))::int), ' ') from generate_series(1, ${count}) where ${row} > 0)`
}

async function fill(): Promise<void> {
  const client = await postgres.pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await fillBy(client)
  } finally {
    client.release()
  }
}

async function fillBy(client: { query(sql: string): Promise<unknown> }): Promise<void> {
  await client.query(`
    insert into posts (id, author_id, category, title, content, tags, country, degree_level, visa_stage, state,
      upvotes, reply_count, created_at, last_active_at, search)
    select id, author_id, category, title, content, tags, country, degree_level, visa_stage, 'shown', upvotes, 0,
      created_at, created_at, setweight(to_tsvector('english', title), 'A')
        || setweight(to_tsvector('english', array_to_string(tags, ' ')), 'B')
        || setweight(to_tsvector('english', content), 'C')
    from (select gen_random_uuid() as id, md5((random() * 20000)::int::text)::uuid as author_id,
      (array['question','question','tip','discussion','success_story'])[1 + n % 5] as category,
      ${words(8, 'n')} as title, ${words(80, 'n')} as content,
      array['tag' || floor(power(500, random()))::int] as tags,
      (array['GH','NG','IN','CN','BR',null])[1 + n % 6] as country,
      (array['graduate','undergraduate','phd',null])[1 + n % 4] as degree_level,
      (array['interview','applying','in_us',null])[1 + n % 4] as visa_stage,
      floor(power(200, random()))::int - 1 as upvotes,
      now() - random() * interval '700 days' as created_at
      from generate_series(1, ${POSTS}) as n) as made`)
  await client.query(`
    create temporary table numbered as select id, row_number() over (order by random()) as n, created_at from posts`)
  await client.query('create unique index on numbered (n)')
  // Some threads are long: the hundredth part has a tenth of the replies.
  await client.query(`
    insert into replies (id, post_id, parent_id, author_id, content, mentions, state, upvotes, created_at, changed_at)
    select gen_random_uuid(), p.id, null, md5((random() * 20000)::int::text)::uuid, ${words(30, 'r')}, '{}', 'shown',
      floor(power(40, random()))::int - 1, p.created_at + random() * interval '20 days', p.created_at
    from generate_series(1, ${REPLIES}) as r
    join numbered p on p.n = case when r % 10 = 0 then 1 + r % greatest(1, ${POSTS} / 100) else 1 + (r::bigint * 7919) % ${POSTS} end`)
  await client.query(`
    update replies r set parent_id = top.id from (
      select post_id, (array_agg(id order by created_at, id))[1] as id from replies group by post_id) as top
    where top.post_id = r.post_id and r.id <> top.id and abs(hashtext(r.id::text)) % 3 = 0
      and abs(hashtext(r.post_id::text)) % 2 = 0`)
  await client.query(`
    update posts p set reply_count = r.count, last_active_at = r.last from (
      select post_id, count(*) as count, max(created_at) as last from replies group by post_id) as r
    where r.post_id = p.id`)
  await client.query('vacuum analyze posts')
  await client.query('vacuum analyze replies')
}

function rare(round: number): string {
  return `word${5_000 + ((round * 37) % 15_000)}`
}

function usual(round: number): string {
  return `word${100 + ((round * 7) % 400)}`
}

function frequent(round: number): string {
  return `word${1 + (round % 20)}`
}

async function measure(): Promise<void> {
  const ask = askOn(app.subgraph)
  const reader = testCaller()
  const { rows } = await postgres.pool.query<{ id: string }>(
    'select id from posts order by random() limit $1',
    [ROUNDS],
  )
  const { rows: long } = await postgres.pool.query<{ id: string }>(
    'select id from posts order by reply_count desc limit 100',
  )
  const CARD = 'id title category tags upvotes replyCount acceptedReplyId createdAt'
  const list = (args: string, more = '') =>
    `{ posts(first: 20, ${args}) { ${more} pageInfo { hasNextPage endCursor } edges { cursor node { ${CARD} } } } }`
  const REPLY = 'id content upvotes hasMyVote isAccepted createdAt'
  const THREAD = `query ($id: ID!) { post(id: $id) { ${CARD} content hasMyVote myFollow revisions { id }
    replies(first: 20) { totalCount edges { node { ${REPLY} revisions { id } answers { ${REPLY} } } } } } }`
  const questions: Questions = {
    'list, newest': () => [list('sort: NEW')],
    'list, active': () => [list('sort: ACTIVE')],
    'list, top': () => [list('sort: TOP')],
    'list, unanswered': () => [list('sort: UNANSWERED')],
    'list, newest, with the count of all': () => [list('sort: NEW', 'totalCount')],
    'list, by category': () => [list('category: TIP')],
    'list, by country and visa stage': () => [list('country: "GH", visaStage: INTERVIEW')],
    'list, by tag': (round) => [list(`tag: "tag${1 + (round % 400)}"`)],
    'search, a rare word': (round) => [list(`search: "${rare(round)}"`)],
    'search, a word of some posts in a hundred': (round) => [
      list(`search: "${usual(round)}"`),
    ],
    'search, a word of every other post': (round) => [list(`search: "${frequent(round)}"`)],
    'search, both, newest': (round) => [
      list(`search: "${frequent(round)} ${rare(round)}", sort: NEW`),
    ],
    'thread, any': (round) => [THREAD, { id: rows[round % rows.length]?.id }],
    'thread, of the hundred longest': (round) => [THREAD, { id: long[round % 100]?.id }],
    'related threads': (round) => [
      'query ($id: ID!) { post(id: $id) { related { id title } } }',
      { id: rows[round % rows.length]?.id },
    ],
  }
  await timeAll(questions, (round, query, variables) =>
    ask(round % 2 === 0 ? reader : testVisitor(), query, variables),
  )
}

type Questions = Record<string, (round: number) => [string, object?]>

async function timeAll(
  questions: Questions,
  ask: (round: number, query: string, variables: object) => Promise<unknown>,
): Promise<void> {
  console.log(`${POSTS} posts, ${REPLIES} replies, ${ROUNDS} rounds; ms`)
  for (const [name, question] of Object.entries(questions)) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const [query, variables = {}] = question(round)
      const start = performance.now()
      await ask(round, query, variables)
      times.push(performance.now() - start)
    }
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) =>
      (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
    console.log(
      `${name.padEnd(40)} p50 ${at(0.5).padStart(7)}  p95 ${at(0.95).padStart(7)}`,
    )
  }
}

/** Of as many people, a tenth of them twice, on ten threads: as many at a time as a busy hour has. */
async function vote(): Promise<void> {
  const ask = askOn(app.subgraph)
  const { rows } = await postgres.pool.query<{ id: string }>(
    'select id from posts order by id limit 10',
  )
  await postgres.pool.query('update posts set upvotes = 0 where id = any($1)', [
    rows.map(({ id }) => id),
  ])
  const SET = `mutation ($input: SetVoteInput!) { setVote(input: $input) { __typename } }`
  const voters = Array.from({ length: Math.ceil(VOTES * 0.9) }, () => testCaller())
  const votes = Array.from({ length: VOTES }, (_, at) => {
    const voter = at % voters.length
    return { by: voters[voter] ?? testCaller(), id: rows[voter % rows.length]?.id }
  })
  const start = performance.now()
  for (let at = 0; at < votes.length; at += VOTES_AT_ONCE)
    await Promise.all(
      votes.slice(at, at + VOTES_AT_ONCE).map(({ by, id }) => {
        return ask(by, SET, { input: { id, isUp: true } })
      }),
    )
  const seconds = (performance.now() - start) / 1_000
  const { rows: wrong } = await postgres.pool.query(
    `select from posts where id = any($1)
      and upvotes <> (select count(*) from votes where entry_id = posts.id)`,
    [rows.map(({ id }) => id)],
  )
  const { rows: counted } = await postgres.pool.query<{ votes: number }>(
    'select count(*)::int as votes from votes',
  )
  console.log(
    `${VOTES} votes of ${voters.length} people, ${VOTES_AT_ONCE} at a time: ${(VOTES / seconds).toFixed(0)} a second; ` +
      `${counted[0]?.votes} rows, ${wrong.length} threads with another count`,
  )
  if (wrong.length > 0 || counted[0]?.votes !== voters.length)
    throw new Error('The counts of votes are not the numbers of rows')
}
