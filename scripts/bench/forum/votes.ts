/** Many votes at the same time, and whether the counts are what the rows say. */
import { performance } from 'node:perf_hooks'
import type { Subgraph } from '@landfall/kit/graphql/subgraph'
import { testCaller } from '@landfall/kit/testing/callers'
import { askOn } from '@landfall/kit/testing/service'
import type { Client } from 'pg'
import { say } from '../measure.ts'

const AT_ONCE = 100
const SET_VOTE =
  'mutation ($input: SetVoteInput!) { setVote(input: $input) { __typename } }'

/** Of as many people, a tenth of them twice, on ten threads: as many at a time as a busy hour has. */
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
  const voters = Array.from({ length: Math.ceil(count * 0.9) }, () => testCaller())
  const votes = Array.from({ length: count }, (_, at) => {
    const voter = at % voters.length
    return { by: voters[voter] ?? testCaller(), id: ids[voter % ids.length] }
  })
  const start = performance.now()
  for (let at = 0; at < votes.length; at += AT_ONCE)
    await Promise.all(
      votes
        .slice(at, at + AT_ONCE)
        .map(({ by, id }) => ask(by, SET_VOTE, { input: { id, isUp: true } })),
    )
  const seconds = (performance.now() - start) / 1_000
  const { rows: wrong } = await client.query(
    `select from posts where id = any($1)
      and upvotes <> (select count(*) from votes where entry_id = posts.id)`,
    [ids],
  )
  const { rows: kept } = await client.query<{ count: number }>(
    'select count(*)::int as count from votes',
  )
  say(
    `${count} votes of ${voters.length} people, ${AT_ONCE} at a time: ${(count / seconds).toFixed(0)} a second; ` +
      `${kept[0]?.count} rows, ${wrong.length} threads with another count`,
  )
  if (wrong.length > 0 || kept[0]?.count !== voters.length)
    throw new Error('The counts of votes are not the numbers of rows')
}
