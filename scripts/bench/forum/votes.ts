/** Casts many votes and views at the same time, and checks that the counts match the rows. */
import { performance } from 'node:perf_hooks'
import type { Subgraph } from '@landfall/kit/graphql/subgraph'
import { testCaller } from '@landfall/kit/testing/callers'
import { askOn } from '@landfall/kit/testing/service'
import type { Client } from 'pg'
import { say } from '../measure.ts'

const AT_ONCE = 100
const SET_VOTE =
  'mutation ($input: SetVoteInput!) { answer: setVote(input: $input) { __typename } }'
const RECORD_VIEW =
  'mutation ($input: PostIdInput!) { answer: recordPostView(input: $input) { __typename } }'

/**
 * A tenth of the acts repeat an earlier person's; they fall on ten threads, as many at a time as a busy hour has.
 * First the votes, then as many views.
 */
export async function giveVotes(
  subgraph: Subgraph,
  client: Client,
  count: number,
): Promise<void> {
  const ask = askOn(subgraph)
  const { rows } = await client.query<{ id: string }>(
    'select id from posts order by id limit 10',
  )
  const ids = rows.map(({ id }) => id)
  await client.query('update posts set upvotes = 0 where id = any($1)', [ids])
  const people = Array.from({ length: Math.ceil(count * 0.9) }, () => testCaller())
  const acts = Array.from({ length: count }, (_, at) => {
    const one = at % people.length
    return { by: people[one] ?? testCaller(), id: ids[one % ids.length] }
  })
  const run = async (noun: string, mutation: string, input: object, check: string) => {
    const start = performance.now()
    for (let at = 0; at < acts.length; at += AT_ONCE)
      await Promise.all(
        acts
          .slice(at, at + AT_ONCE)
          .map(({ by, id }) => ask(by, mutation, { input: { id, ...input } })),
      )
    const seconds = (performance.now() - start) / 1_000
    const { rows: found } = await client.query<{ kept: number; wrong: number }>(check, [
      ids,
    ])
    const { kept = 0, wrong = 0 } = found[0] ?? {}
    say(
      `${count} ${noun} of ${people.length} people, ${AT_ONCE} at a time: ${(count / seconds).toFixed(0)} a second; ` +
        `${kept} rows, ${wrong} threads with another count`,
    )
    if (wrong > 0 || kept !== people.length)
      throw new Error(`The counts of ${noun} are not the numbers of rows`)
  }
  await run('votes', SET_VOTE, { isUp: true }, countsOf('votes', 'entry_id', 'upvotes'))
  await run('views', RECORD_VIEW, {}, countsOf('views', 'post_id', 'view_count'))
}

/** Counts the rows, and the posts whose own count differs from their rows. */
function countsOf(table: string, column: string, counted: string): string {
  return `select (select count(*)::int from ${table}) as kept, count(*)::int as wrong from posts
    where id = any($1) and ${counted} <> (select count(*) from ${table} where ${column} = posts.id)`
}
