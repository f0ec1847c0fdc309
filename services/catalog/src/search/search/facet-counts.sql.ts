import { type SQL, sql } from 'drizzle-orm'
import { scholarships as s } from '../../db/scholarship-tables.ts'
import type { ScholarshipSearch } from './scholarship-search.ts'
import {
  type FilterKind,
  type SearchScope,
  conditionOf,
  filters,
} from './search-conditions.sql.ts'

export const FACET_KINDS = [
  'degreeLevel',
  'fieldOfStudy',
  'countries',
  'complexity',
  'noEssay',
] as const
export type FacetKind = (typeof FACET_KINDS)[number] & FilterKind

/** What a listing counts for under each kind; never null. */
const FACET_TOKENS: Record<FacetKind, SQL> = {
  degreeLevel: sql`${s.searchDegrees}`,
  fieldOfStudy: sql`${s.searchFields}`,
  countries: sql`${s.searchCountries}`,
  complexity: sql`array[coalesce(${s.applicationComplexity}, '?')]`,
  noEssay: sql`array[coalesce((not ${s.requiresEssay})::text, '?')]`,
}

/** Rows of kind, token and count: how often each token occurs, each kind's own filter left out. */
export function facetCounts(
  search: ScholarshipSearch,
  scope: SearchScope,
  kinds: readonly FacetKind[],
): SQL {
  const filtered = kinds.filter((kind) => filters(search, scope, kind))
  // Kinds that filter nothing have the same condition, so one pass over the table counts them all.
  const others = kinds.filter((kind) => !filtered.includes(kind))
  const parts = filtered.map((kind) => countsIn([kind], conditionOf(search, scope, kind)))
  if (others.length > 0) parts.push(countsIn(others, conditionOf(search, scope)))
  return sql.join(parts, sql` union all `)
}

/** Equal lists are counted first and taken apart then: there are few different ones. */
function countsIn(kinds: readonly FacetKind[], condition: SQL): SQL {
  const columns = kinds.map((kind) => ({ kind, name: sql.identifier(`tokens_${kind}`) }))
  const tokens = columns.map(({ kind, name }) => sql`${FACET_TOKENS[kind]} as ${name}`)
  const sets = columns.map(({ name }) => sql`(${name})`)
  const cases = columns.map(({ kind, name }) => sql`when ${name} is not null then ${kind}`)
  return sql`select kind, token, sum(grouped.count)::int as count
    from (
      select case ${sql.join(cases, sql` `)} end::text as kind,
        coalesce(${list(columns.map(({ name }) => sql`${name}`))}) as tokens, count(*)
      from (select ${list(tokens)} from ${s} where ${condition}) found
      group by grouping sets (${list(sets)})
    ) grouped, unnest(grouped.tokens) as token
    group by kind, token`
}

function list(parts: SQL[]): SQL {
  return sql.join(parts, sql`, `)
}
