import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import { ASKS_NOTHING } from '../scholarship-criteria.ts'
import { NOTHING } from './columns.ts'

type Criteria = ListingCriteria['criteria']

const STATES_NOTHING: ListingCriteria = {
  scholarshipId: '00000000-0000-4000-8000-000000000000',
  version: 1,
  isOpen: true,
  title: '-',
  provider: '-',
  about: null,
  deadline: NOTHING.due,
  award: NOTHING.award,
  state: NOTHING.state,
  criteria: ASKS_NOTHING,
  requirements: [],
}

/** A listing that states only what is given, to ask a rule of the score what this is worth. */
export function sampleListing(
  says: Partial<ListingCriteria>,
  asks: Partial<Criteria> = {},
): ListingCriteria {
  return { ...STATES_NOTHING, ...says, criteria: { ...ASKS_NOTHING, ...asks } }
}
