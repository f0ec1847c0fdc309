import { type SQL, sql } from 'drizzle-orm'
import { scholarships as s } from '../../db/scholarship-tables.ts'
import { type SqlOrder, sqlOrder } from './keyset.sql.ts'
import { textQuery } from './search-conditions.sql.ts'
import type { ScholarshipKey, ScholarshipOrder } from './search-order.ts'

/**
 * The order over the table. Unknown amounts and efforts come last by their sort columns.
 * @param text what a rank is held against; without one all ranks are equal
 */
export function scholarshipOrder(order: ScholarshipOrder, text: string | null): SqlOrder {
  const expressions: Record<ScholarshipKey, SQL> = {
    rank: rankOf(text ?? ''),
    deadline: sql`${s.deadlineSort}`,
    amount: sql`${s.amountSort}`,
    effort: sql`${s.effortSort}`,
    published: sql`${s.publishedAt}`,
    made: sql`${s.createdAt}`,
    id: sql`${s.id}`,
  }
  return sqlOrder(order, (key) => expressions[key])
}

/** Negated: the best first, the rest still ascending. */
function rankOf(text: string): SQL {
  return sql`(-ts_rank('{0.05,0.2,0.5,1.0}', ${s.searchText}, ${textQuery(text)}))`
}
