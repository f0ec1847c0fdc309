import { randomUUID } from 'node:crypto'
import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'

type Wishes = Partial<Omit<ListingCriteria, 'criteria'>> & {
  criteria?: Partial<ListingCriteria['criteria']>
}

/** A listing that is open to everybody, but for what is wished. */
export function aListing({ criteria, ...wishes }: Wishes = {}): ListingCriteria {
  return {
    scholarshipId: randomUUID(),
    version: 1,
    isOpen: true,
    title: 'Coastal Engineering Award',
    provider: 'Harbour Trust',
    about: 'For people who protect coasts, ports and the water that farmers need.',
    deadline: { date: null, precision: 'none', timeZone: 'America/New_York' },
    award: { type: 'fixed', least: '5000.00', most: '10000.00' },
    state: null,
    ...wishes,
    criteria: {
      citizenship: { kind: 'all', codes: [], hint: null },
      degreeLevels: ['undergraduate', 'graduate', 'phd', 'postdoc'],
      fields: { kind: 'all', codes: [] },
      gpaRequirement: null,
      minToeflScore: null,
      minIeltsScore: null,
      minDuolingoScore: null,
      acceptsEnglishWaivers: null,
      eligibleVisaTypes: null,
      eligibleCitizenshipStatus: null,
      requiresUsHighSchool: null,
      requiresUsResidency: null,
      residencyRequirements: null,
      maxFamilyIncome: null,
      requiresFinancialNeed: null,
      isNeedBased: null,
      isWomenOnly: null,
      requiresNomination: null,
      ...criteria,
    },
  }
}
