import { randomUUID } from 'node:crypto'
import { idFromName } from '@landfall/kit/core/ids'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeRemoveOldRuns } from '../src/modules/match/match-again.ts'
import { idOf } from './_answering.ts'
import { aStudent, startAiWorkers, type RunningAiWorkers } from './_app.ts'

let app: RunningAiWorkers
beforeAll(async () => {
  app = await startAiWorkers()
})
afterAll(() => app.stop())

const resultIdOf = (runId: string) => idFromName('match-result', runId)
const matched = (caller: ReturnType<typeof aStudent>) =>
  app.match(caller, {}, { waitSeconds: 0 })

it('the sweep keeps the newest ten automatic runs, shared ones, and all that a student asked for', async () => {
  const caller = aStudent()
  const { run } = await matched(caller)
  const ids = Array.from({ length: 13 }, () => randomUUID())
  await app.postgres.pool.query(
    `insert into match_runs (id, student_id, status, cause, profile, asked, created_at)
    select given.id, student_id, 'failed', 'catalogue', profile, asked,
      created_at + given.place * interval '1 minute'
    from match_runs, unnest($2::uuid[]) with ordinality as given(id, place) where match_runs.id = $1`,
    [run.id, ids],
  )
  const [shared = ''] = ids
  await app.stores.matchShares.insertIfNew({
    runId: shared,
    token: randomUUID(),
    createdAt: new Date(),
  })
  const removed: string[] = []
  const results = {
    removeAll: async (some: readonly string[]) => void removed.push(...some),
  }
  const removeOldRuns = makeRemoveOldRuns({ ...app.stores, results })
  for (const _twice of [1, 2]) await removeOldRuns()
  const { rows } = await app.postgres.pool.query<{ id: string }>(
    `select id from match_runs where student_id = $1`,
    [idOf(caller)],
  )
  const kept = [run.id, shared, ...ids.slice(3)]
  expect(rows.map(({ id }) => id).toSorted()).toEqual(kept.toSorted())
  expect(removed.toSorted()).toEqual(ids.slice(1, 3).map(resultIdOf).toSorted())
})

it('the sweep removes all others at once, however many there are, with the words of their tips', async () => {
  const caller = aStudent()
  const { run } = await matched(caller)
  const ids = Array.from({ length: 700 }, () => randomUUID())
  await app.postgres.pool.query(
    `insert into match_runs (id, student_id, status, cause, profile, asked, created_at)
    select given.id, student_id, 'finished', 'catalogue', profile, asked,
      created_at + given.place * interval '1 minute'
    from match_runs, unnest($2::uuid[]) with ordinality as given(id, place) where match_runs.id = $1`,
    [run.id, ids],
  )
  await app.postgres.pool.query(
    "insert into match_tip_wordings select id, 'model', 'sealed', now() from unnest($1::uuid[]) as id",
    [ids.map(resultIdOf)],
  )
  const results = { removeAll: async () => undefined }
  await makeRemoveOldRuns({ ...app.stores, results })()
  const { rows } = await app.postgres.pool.query(
    `select (select count(*)::int from match_runs where id = any($1)) as runs,
      (select count(*)::int from match_tip_wordings where result_id = any($2)) as wordings`,
    [ids, ids.map(resultIdOf)],
  )
  expect(rows).toEqual([{ runs: 10, wordings: 10 }])
})
