import type { Key, Order } from '../paging/keyset.ts'
import type { UniversitySortName } from './university-search.ts'

export type UniversityKey = 'rank' | 'tuition' | 'negatedAcceptance' | 'name' | 'id'
export type UniversityOrder = Order<UniversityKey>

const name: Key<UniversityKey> = { name: 'name', type: 'text' }
const id: Key<UniversityKey> = { name: 'id', type: 'uuid' }

/** Each sort ends with name and id, so that the many without a rank still have an order. */
export const UNIVERSITY_ORDERS: Record<UniversitySortName, UniversityOrder> = {
  ranking: {
    name: 'ranking',
    keys: [{ name: 'rank', type: 'integer' }, name, id],
    direction: 'asc',
  },
  tuition: {
    name: 'tuition',
    keys: [{ name: 'tuition', type: 'numeric' }, name, id],
    direction: 'asc',
  },
  acceptance: {
    name: 'acceptance',
    // Negated: highest first, the rest still ascending.
    keys: [{ name: 'negatedAcceptance', type: 'numeric' }, name, id],
    direction: 'asc',
  },
  name: { name: 'name', keys: [name, id], direction: 'asc' },
}
