import { sql } from 'drizzle-orm'
import { universities as u } from '../../db/tables.ts'
import type { Order } from '../search/keyset.sql.ts'
import type { UniversitySortName } from './university-search.ts'

const name = { expression: sql`${u.nameSort}`, type: 'text' } as const
const id = { expression: sql`${u.id}`, type: 'uuid' } as const

/** Each sort ends in name and id, so that the many without a rank still come in an order. */
export const UNIVERSITY_ORDERS: Record<UniversitySortName, Order> = {
  ranking: {
    name: 'ranking',
    keys: [{ expression: sql`${u.rankingSort}`, type: 'integer' }, name, id],
    direction: 'asc',
  },
  tuition: {
    name: 'tuition',
    keys: [{ expression: sql`${u.tuitionSort}`, type: 'numeric' }, name, id],
    direction: 'asc',
  },
  acceptance: {
    name: 'acceptance',
    // Negated: highest first, the rest still ascending.
    keys: [{ expression: sql`(-${u.acceptanceSort})`, type: 'numeric' }, name, id],
    direction: 'asc',
  },
  name: { name: 'name', keys: [name, id], direction: 'asc' },
}
