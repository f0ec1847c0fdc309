import { sql } from 'drizzle-orm'
import { scholarships as s } from '../../db/scholarship-tables.ts'
import type { Key, Order } from './keyset.sql.ts'
import type { ScholarshipSortName } from './scholarship-search.ts'
import { textQuery } from './search-conditions.sql.ts'

const id: Key = { expression: sql`${s.id}`, type: 'uuid' }
const deadline: Key = { expression: sql`${s.deadlineSort}`, type: 'integer' }

/**
 * The order of a sort; `text` ranks by relevance when there is any. Unknown amounts and efforts
 * come last by their sort columns. A rank depends on the row alone, so pages survive inserts.
 */
export function orderOf(sort: ScholarshipSortName, text: string | null): Order {
  switch (sort) {
    case 'amount':
      return {
        name: sort,
        keys: [{ expression: sql`${s.amountSort}`, type: 'numeric' }, id],
        direction: 'desc',
      }
    case 'newest':
      return {
        name: sort,
        keys: [{ expression: sql`${s.publishedAt}`, type: 'timestamptz' }, id],
        direction: 'desc',
      }
    case 'effort':
      return {
        name: sort,
        keys: [{ expression: sql`${s.effortSort}`, type: 'integer' }, deadline, id],
        direction: 'asc',
      }
    case 'relevance':
      return text === null ? byDeadline : byRank(text)
    case 'deadline':
      return byDeadline
  }
}

/** What an organisation or an admin sees: the latest made first, drafts too. */
export const latestMadeFirst: Order = {
  name: 'made',
  keys: [{ expression: sql`${s.createdAt}`, type: 'timestamptz' }, id],
  direction: 'desc',
}

const byDeadline: Order = { name: 'deadline', keys: [deadline, id], direction: 'asc' }

function byRank(text: string): Order {
  const rank = sql`(-ts_rank('{0.05,0.2,0.5,1.0}', ${s.searchText}, ${textQuery(text)}))`
  return {
    name: 'rank',
    keys: [{ expression: rank, type: 'real' }, deadline, id],
    direction: 'asc',
  }
}
