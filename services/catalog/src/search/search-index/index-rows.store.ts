import { FINDABLE, isFindable } from '../../record/scholarship/listing-status.ts'
import type { Pool, PoolClient } from 'pg'
import type { ReadWord } from './english-words.ts'
import type { RowChange } from './indexed-row.ts'
import { type ReadRow, ROW_COLUMNS, rowOf } from './read-row.ts'

/** Where in the stream of changes a reader is. */
export type ChangePosition = {
  /** PostgreSQL's snapshot: everything that it did not see is new. */
  snapshot: string
  /** see catalog-version.sql.ts */
  catalogVersion: number
}

/** The channel that a trigger notifies after each statement that changes scholarships. */
export const SCHOLARSHIPS_CHANNEL = 'catalog_scholarships'

/** Few enough that reading them in does not block others. */
const ROWS_AT_A_TIME = 200
const WORDS_AT_A_TIME = 5_000

/** A word and how the search reads it, see `textQuery`. */
const READ_WORD = `word, websearch_to_tsquery('english', word)::text as query`

export type IndexRowsStore = ReturnType<typeof createIndexRowsStore>

/** Rows in the index's form, all of them or those that changed; see the migration of followed changes. */
export function createIndexRowsStore(pool: Pool) {
  return {
    /** The position at the time of the call: whoever reads after it gets everything before it. */
    async position(): Promise<ChangePosition> {
      return positionOf(pool)
    },

    /** Reads everything that can be searched from one snapshot; returns its position. */
    async readAll(o: {
      onRow: (change: RowChange) => void
      onWord: (word: ReadWord) => void
      signal: AbortSignal
    }): Promise<ChangePosition> {
      const client = await pool.connect()
      try {
        await client.query('begin isolation level repeatable read, read only')
        const position = await positionOf(client)
        await eachOf<ReadRow>(
          client,
          `select ${ROW_COLUMNS} from scholarships
            where status in (${SEARCHED}) and visibility = 'public'`,
          {
            atATime: ROWS_AT_A_TIME,
            onRow: (row) => o.onRow(changeOf(row)),
            signal: o.signal,
          },
        )
        await eachOf<ReadWord>(client, `select ${READ_WORD} from search_words`, {
          atATime: WORDS_AT_A_TIME,
          onRow: o.onWord,
          signal: o.signal,
        })
        await client.query('commit')
        client.release()
        return position
      } catch (error) {
        // The transaction is still open, so the connection is closed instead of reused.
        client.release(true)
        throw error
      }
    },

    /** Rows with changes that a snapshot did not see, each as it is now. */
    async readChanged(
      since: string,
      {
        onRow,
        onWord,
      }: { onRow: (change: RowChange) => void; onWord: (word: ReadWord) => void },
    ): Promise<void> {
      await Promise.all([
        eachBatch<ReadRow>(pool, since, {
          from: `select ${ROW_COLUMNS}, changed_in::text as marker from scholarships`,
          stamp: 'changed_in',
          key: 'id',
          type: 'uuid',
          onRow: (row) => onRow(changeOf(row)),
        }),
        eachBatch<{ id: string; change: string }>(pool, since, {
          from: `select id, change_seq as change, changed_in::text as marker
          from scholarship_removals`,
          stamp: 'changed_in',
          key: 'id',
          type: 'uuid',
          onRow: ({ id, change }) => onRow({ id, change: Number(change), row: null }),
        }),
        eachBatch<ReadWord>(pool, since, {
          from: `select ${READ_WORD}, made_in::text as marker from search_words`,
          stamp: 'made_in',
          key: 'word',
          type: 'text',
          onRow: onWord,
        }),
      ])
    },

    async readWords(words: readonly string[]): Promise<ReadWord[]> {
      const { rows } = await pool.query<ReadWord>(
        `select ${READ_WORD} from unnest($1::text[]) as word`,
        [words],
      )
      return rows
    },
  }
}

const SEARCHED = FINDABLE.withPast.map((status) => `'${status}'`).join(', ')

function changeOf(row: ReadRow): RowChange {
  const { id } = row
  return {
    id,
    change: Number(row.change),
    row: isFindable(row, 'withPast') ? rowOf(row) : null,
  }
}

async function positionOf(client: Pool | PoolClient): Promise<ChangePosition> {
  const { rows } = await client.query<{ snapshot: string; version: number }>(
    `select pg_current_snapshot()::text as snapshot,
      (select version from catalogue_state) as version`,
  )
  const [row] = rows
  if (row === undefined) throw new Error('PostgreSQL tells no position')
  return { snapshot: row.snapshot, catalogVersion: row.version }
}

async function eachOf<R extends object>(
  client: PoolClient,
  query: string,
  o: { atATime: number; onRow: (row: R) => void; signal: AbortSignal },
): Promise<void> {
  await client.query(`declare everything no scroll cursor for ${query}`)
  for (;;) {
    o.signal.throwIfAborted()
    const { rows } = await client.query<R>(`fetch ${o.atATime} from everything`)
    for (const row of rows) o.onRow(row)
    if (rows.length < o.atATime) break
  }
  await client.query('close everything')
}

type Batches<R> = {
  from: string
  /** The column with the transaction. */
  stamp: string
  key: 'id' | 'word'
  type: string
  onRow: (row: R) => void
}

async function eachBatch<R extends object>(
  pool: Pool,
  since: string,
  { from, stamp, key, type, onRow }: Batches<R>,
): Promise<void> {
  type Marked = R & { marker: string } & Record<'id' | 'word', string>
  let after: Marked | undefined
  for (;;) {
    const isBehind: string =
      after === undefined ? '' : `and (${stamp}, ${key}) > ($2::xid8, $3::${type})`
    const { rows } = await pool.query<Marked>(
      // A transaction id in the future comes from another server, whose dump was restored here.
      `${from} where ${stamp} >= pg_snapshot_xmin($1::pg_snapshot)
        and not pg_visible_in_snapshot(${stamp}, $1::pg_snapshot)
        and pg_visible_in_snapshot(${stamp}, pg_current_snapshot()) ${isBehind}
      order by ${stamp}, ${key} limit ${ROWS_AT_A_TIME}`,
      after === undefined ? [since] : [since, after.marker, after[key]],
    )
    for (const row of rows) onRow(row)
    after = rows.at(-1)
    if (rows.length < ROWS_AT_A_TIME) return
  }
}
