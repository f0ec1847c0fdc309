/**
 * Asks for list, search and thread at 100,000 posts and 1,000,000 replies, over HTTP through the gateway as the pages
 * do, half of the time as somebody signed in. Then 10,000 votes and views come, many at a time, and the counts must
 * match the rows. Gateway and services share one process with the reader, who asks one question after the other.
 * This bench runs only by its name, as filling takes minutes. POSTS, REPLIES, ROUNDS and VOTES set the sizes.
 */
import { performance } from 'node:perf_hooks'
import { Client } from 'pg'
import { createPerson } from '../../gateway/test/_person.ts'
import { startPlatform } from '../../gateway/test/_platform.ts'
import { fillAccounts, fillForum } from './forum/fill.ts'
import { type Question, questionsOf } from './forum/questions.ts'
import { giveVotes } from './forum/votes.ts'
import { say } from './measure.ts'

const POSTS = Number(process.env.POSTS ?? 100_000)
const REPLIES = Number(process.env.REPLIES ?? 1_000_000)
const ROUNDS = Number(process.env.ROUNDS ?? 200)
const VOTES = Number(process.env.VOTES ?? 10_000)
const PEOPLE = 20_000
/** Rounds that do not count: code and caches are cold. */
const WARM_UP = 20
const GOAL_MS = 30

const platform = await startPlatform()
const databaseUrl = String(platform.env('community').DATABASE_URL)
const client = new Client({ connectionString: databaseUrl })
await client.connect()
try {
  await client.query('set search_path to community, public')
  const start = performance.now()
  await fillAccounts(String(platform.env('identity').DATABASE_URL), PEOPLE)
  await fillForum(databaseUrl, { posts: POSTS, replies: REPLIES, people: PEOPLE })
  say(
    `${POSTS} posts and ${REPLIES} replies in ${((performance.now() - start) / 1_000).toFixed(0)} s`,
  )
  await measure()
  const community = platform.apps.find(({ name }) => name === 'community')
  if (!community) throw new Error('There is no forum')
  await giveVotes(community.subgraph, client, VOTES)
} finally {
  await client.end()
  await platform.stop()
}
process.exit(process.exitCode ?? 0)

async function idsBy(order: string, count: number): Promise<string[]> {
  const sql = `select id from posts order by ${order} limit ${count}`
  return (await client.query<{ id: string }>(sql)).rows.map(({ id }) => id)
}

async function measure(): Promise<void> {
  const questions = questionsOf({
    some: await idsBy('random()', ROUNDS),
    longest: await idsBy('reply_count desc', 100),
  })
  const reader = createPerson(platform.url)
  await reader.join('student', 'forum-reader')
  const visitor = createPerson(platform.url)
  const ask = async (round: number, [query, variables]: Question) => {
    const by = round % 2 === 0 ? reader : visitor
    const { status, text } = await by.post('/graphql', { query, variables })
    if (status !== 200 || text.includes('"errors"'))
      throw new Error(`${status}: ${text.slice(0, 500)}`)
  }
  say(`${ROUNDS} rounds each, ms`)
  for (const [name, question] of Object.entries(questions)) {
    for (let round = 0; round < WARM_UP; round += 1) await ask(round, question(round))
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now()
      await ask(round, question(WARM_UP + round))
      times.push(performance.now() - start)
    }
    report(name, times)
  }
}

/** Lists and threads have a goal; a search may take its time. */
function report(name: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  const isMissed = /^(?:list|thread),/.test(name) && at(0.95) > GOAL_MS
  say(
    `${name.padEnd(44)} p50 ${at(0.5).toFixed(1).padStart(7)}  p95 ${at(0.95).toFixed(1).padStart(7)}` +
      (isMissed ? `  over ${GOAL_MS}` : ''),
  )
}
