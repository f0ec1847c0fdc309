import { randomUUID } from 'node:crypto'
import { listing } from '@landfall/matching/testing/examples'
import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'

type Wishes = Partial<Omit<ListingCriteria, 'criteria'>> & {
  criteria?: Partial<ListingCriteria['criteria']>
}

/** A listing that is open to everybody, except for what is given. */
export function aListing({ criteria, ...wishes }: Wishes = {}): ListingCriteria {
  return {
    scholarshipId: randomUUID(),
    version: 1,
    isOpen: true,
    title: 'Coastal Engineering Award',
    provider: 'Harbour Trust',
    about:
      'For people who protect coasts, ports and the water that farmers need: engineers, programmers and others who build what keeps land dry in one place and watered in another.',
    deadline: { date: null, precision: 'none', timeZone: 'America/New_York' },
    award: { type: 'fixed', least: '5000.00', most: '10000.00' },
    state: null,
    requirements: [],
    ...wishes,
    criteria: listing(criteria) as ListingCriteria['criteria'],
  }
}
