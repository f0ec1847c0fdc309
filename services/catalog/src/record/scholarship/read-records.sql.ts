import { types, type Pool } from 'pg'
import { recordFields, type ScholarshipRow, scholarshipOfRow } from './scholarship.row.ts'
import type { StoredScholarship } from './stored-scholarship.ts'

export type FoundRecords = {
  byId: Map<string, StoredScholarship>
  /** The catalog's version when they were read, see catalog-version.sql.ts; null without any record. */
  catalogVersion: number | null
}

export type RecordReader = (ids: readonly string[]) => Promise<FoundRecords>

type Row = ScholarshipRow & { catalogVersion: number }

const FIELDS = Object.entries(recordFields).map(
  ([key, { name }]) => `s."${name}" as "${key}"`,
)

/** One statement that each connection plans once, as every page of a search reads its records with it. */
const RECORDS = {
  name: 'scholarship-records',
  text: `select ${FIELDS.join(', ')}, state.version as "catalogVersion"
    from scholarships s, catalogue_state state where s.id = any($1::uuid[])`,
  types: { getTypeParser: parserOf },
}

/** Whole records by id, with the catalog version that they belong to. */
export function makeRecordReader(pool: Pool): RecordReader {
  return async (ids) => {
    if (ids.length === 0) return { byId: new Map(), catalogVersion: null }
    const { rows } = await pool.query<Row>({ ...RECORDS, values: [ids] })
    const [first] = rows
    return {
      byId: new Map(rows.map((row) => [row.id, scholarshipOfRow(row)])),
      catalogVersion: first?.catalogVersion ?? null,
    }
  }
}

/** The number of PostgreSQL's type text[]. */
const TEXT_ARRAY: number = 1009

function parserOf(...asked: Parameters<typeof types.getTypeParser>) {
  return asked[0] === TEXT_ARRAY ? readTexts : types.getTypeParser(...asked)
}

const readAnyTexts: (written: string) => (string | null)[] = types.getTypeParser(TEXT_ARRAY)

/** Parses a list as PostgreSQL writes it; most need no quotes. */
function readTexts(written: string): (string | null)[] {
  if (written === '{}') return []
  return written.includes('"') || written.includes('NULL')
    ? readAnyTexts(written)
    : written.slice(1, -1).split(',')
}
