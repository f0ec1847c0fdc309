import { type SQL, sql } from 'drizzle-orm'
import { scholarships as s } from '../../db/scholarship-tables.ts'
import { type SqlOrder, sqlOrder } from '../../record/paging/keyset.sql.ts'
import { POINTS_OF_WEIGHT, WEIGHT_LETTERS } from '../text/rank-points.ts'
import type { ScholarshipKey, ScholarshipOrder } from './search-order.ts'

/**
 * The order over the table. Unknown amounts and efforts come last by their sort columns.
 * @param lexemes what rows are ranked by; without any, all ranks are equal
 */
export function scholarshipOrder(
  order: ScholarshipOrder,
  lexemes: readonly string[],
): SqlOrder {
  const expressions: Record<ScholarshipKey, SQL> = {
    rank: rankOf(lexemes),
    deadline: sql`${s.deadlineSort}`,
    amount: sql`${s.amountSort}`,
    effort: sql`${s.effortSort}`,
    published: sql`${s.publishedAt}`,
    made: sql`${s.createdAt}`,
    id: sql`${s.id}`,
  }
  return sqlOrder(order, (key) => expressions[key])
}

/** Negated, so that the best come first while all keys ascend. */
function rankOf(lexemes: readonly string[]): SQL {
  if (lexemes.length === 0) return sql`0::int`
  return sql`(-(${sql.join(lexemes.map(pointsFor), sql` + `)}))`
}

/** By the lexeme's best weight, see rank-points.ts. */
function pointsFor(lexeme: string): SQL {
  const quoted = `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
  const cases = WEIGHT_LETTERS.map((letter, weight) => {
    const query = sql`${`${quoted}:${letter}`}::tsquery`
    return sql`when ${s.searchText} @@ ${query} then ${sql.raw(String(POINTS_OF_WEIGHT[weight]))}`
  })
  return sql`case ${sql.join(cases.toReversed(), sql` `)} else 0 end`
}
