import { type SQL, sql } from 'drizzle-orm'
import { universities as u } from '../../db/tables.ts'
import { type SqlOrder, sqlOrder } from '../paging/keyset.sql.ts'
import type { UniversityKey, UniversityOrder } from './university-order.ts'

const EXPRESSIONS: Record<UniversityKey, SQL> = {
  rank: sql`${u.rankingSort}`,
  tuition: sql`${u.tuitionSort}`,
  negatedAcceptance: sql`(-${u.acceptanceSort})`,
  name: sql`${u.nameSort}`,
  id: sql`${u.id}`,
}

/** The order over the table. */
export function universityOrder(order: UniversityOrder): SqlOrder {
  return sqlOrder(order, (key) => EXPRESSIONS[key])
}
