import { type SQL, sql } from 'drizzle-orm'
import { scholarships as s } from '../../db/scholarship-tables.ts'
import { NOT_STATED } from '../../record/scholarship/search-tokens.ts'
import { FILTERS, type FacetKind } from '../filter/filters.ts'
import { type ScholarshipSearch, clausesOf } from '../filter/scholarship-search.ts'
import { type LookedUp, conditionOf } from './search-conditions.sql.ts'

/** Rows of kind, token and count: how often each token occurs, without each kind's own filter. */
export function facetCounts(
  search: ScholarshipSearch,
  scope: LookedUp,
  kinds: readonly FacetKind[],
): SQL {
  const filtering = new Set<string>(clausesOf(search).map(({ name }) => name))
  const filtered = kinds.filter((kind) => filtering.has(kind))
  // Kinds that filter nothing have the same condition, so one pass over the table counts them all.
  const others = kinds.filter((kind) => !filtering.has(kind))
  const parts = filtered.map((kind) => countsIn([kind], conditionOf(search, scope, kind)))
  if (others.length > 0) parts.push(countsIn(others, conditionOf(search, scope)))
  return sql.join(parts, sql` union all `)
}

/** Equal lists are counted first and then split: there are few different ones. */
function countsIn(kinds: readonly FacetKind[], condition: SQL): SQL {
  const columns = kinds.map((kind) => ({ kind, name: sql.identifier(`tokens_${kind}`) }))
  const tokens = columns.map(({ kind, name }) => sql`${tokensOf(kind)} as ${name}`)
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

/** The tokens that a listing counts for; never null. */
function tokensOf(kind: FacetKind): SQL {
  const column = s[FILTERS[kind].field.column]
  return column.dataType === 'array'
    ? sql`${column}`
    : sql`array[coalesce(${column}::text, ${sql.raw(`'${NOT_STATED}'`)})]`
}

function list(parts: SQL[]): SQL {
  return sql.join(parts, sql`, `)
}
