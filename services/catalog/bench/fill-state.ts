import type { Pool } from 'pg'
import { withPatientConnection } from '@landfall/kit/database/postgres'

/** How far the filling of a database has come, so that one that was killed goes on. */
export type FillState = { wanted: number; done: number; isComplete: boolean }

/**
 * The state of this filling, begun unless it was before: the first time every index that only
 * searches need is taken away, as it is made much faster from all rows at once.
 */
export async function beginFill(pool: Pool, wanted: number): Promise<FillState> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`create table if not exists bench_fill (
      wanted integer primary key, done integer not null, indexes text[] not null, is_complete boolean not null)`)
    const { rows } = await client.query<FillState>(
      'select wanted, done, is_complete as "isComplete" from bench_fill',
    )
    const [state] = rows
    if (state === undefined) await dropIndexes()
    await client.query('commit')
    if (state !== undefined && state.wanted !== wanted)
      throw new Error(`the database is for ${state.wanted} listings, not ${wanted}`)
    return state ?? { wanted, done: 0, isComplete: false }
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }

  async function dropIndexes() {
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
       from pg_index where indrelid = 'scholarships'::regclass and not indisunique`,
    )
    for (const { name } of indexes) await client.query(`drop index ${name}`)
    const definitions = indexes.map(({ definition }) => definition)
    await client.query('insert into bench_fill values ($1, 0, $2, false)', [
      wanted,
      definitions,
    ])
  }
}

export async function noteProgress(pool: Pool, done: number): Promise<void> {
  await pool.query('update bench_fill set done = $1', [done])
}

/** Makes the indexes that were taken away, and lets the planner know the rows. */
export async function completeFill(pool: Pool): Promise<void> {
  await withPatientConnection({ pool }, async (client) => {
    await client.query(`set maintenance_work_mem = '1GB'`)
    const { rows } = await client.query<{ indexes: string[] }>(
      'select indexes from bench_fill',
    )
    for (const definition of rows[0]?.indexes ?? []) {
      const repeatable = definition.replace(/ INDEX /, ' INDEX IF NOT EXISTS ')
      await client.query(repeatable)
    }
    await client.query('vacuum analyze')
    await client.query('update bench_fill set is_complete = true')
  })
}
