import { type SQL, and, sql } from 'drizzle-orm'
import type { Database } from '@landfall/kit/database/postgres'
import { universities as u } from '../../db/tables.ts'
import {
  filterConditions,
  foundBy,
  hasOpenScholarship,
  needsNoEnglishTest,
  reportsNoTuition,
} from './university-conditions.sql.ts'
import type {
  UniversityFacet,
  UniversityFacetKind,
  UniversitySearch,
} from './university-search.ts'

const KINDS: readonly UniversityFacetKind[] = [
  'type',
  'states',
  'maxTuition',
  'hasScholarships',
  'englishTestNotRequired',
]

/** What is counted for each filter: the value and its name; null if the fact is not reported. */
const COUNTED: Record<UniversityFacetKind, { value: SQL; label: SQL }> = {
  type: {
    value: sql`upper(${u.type})`,
    label: sql`initcap(${u.type})`,
  },
  states: { value: sql`${u.state}`, label: sql`${u.stateName}` },
  maxTuition: {
    value: sql`case when not ${reportsNoTuition} then 'reported' end`,
    label: sql`'Tuition reported'`,
  },
  hasScholarships: {
    value: sql`(${hasOpenScholarship})::text`,
    label: sql`'With a scholarship here'`,
  },
  englishTestNotRequired: {
    value: sql`(${needsNoEnglishTest})::text`,
    label: sql`'No English test required'`,
  },
}

type Row = {
  kind: UniversityFacetKind
  value: string | null
  label: string | null
  count: number
}

/** Counts all facets in one statement; each filter's own condition is left out of its counts. */
export async function universityFacets(
  db: Database,
  search: UniversitySearch,
): Promise<UniversityFacet[]> {
  const filters = filterConditions(search)
  const counts = KINDS.map((kind) => {
    const others = KINDS.filter((other) => other !== kind).map((other) => filters[other])
    const { value, label } = COUNTED[kind]
    return sql`select ${kind}::text as kind, ${value} as value, ${label} as label, count(*)::int as count
      from ${u} where ${and(foundBy(search), ...others)} group by 2, 3`
  })
  const { rows } = await db.execute<Row>(
    sql`${sql.join(counts, sql` union all `)} order by label, value`,
  )
  return KINDS.map((kind) => facetOf(kind, rows))
}

function facetOf(kind: UniversityFacetKind, rows: readonly Row[]): UniversityFacet {
  const own = rows.filter((row) => row.kind === kind)
  return {
    kind,
    values: own.flatMap(({ value, label, count }) =>
      value === null || value === 'false' ? [] : [{ value, label: label ?? value, count }],
    ),
    unknownCount: own.find(({ value }) => value === null)?.count ?? 0,
  }
}
