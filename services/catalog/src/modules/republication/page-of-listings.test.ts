import { expect, it } from 'vitest'
import type { ListingFacts } from '../scholarship/listing-criteria.ts'
import { pageOfListings } from './page-of-listings.ts'

it.each([
  [0, 10, 0],
  [199, 10, 199],
  [200, 10, 200],
  [201, 10, 200],
  // Of three bytes each.
  [201, 6_000, 47],
  [3, 500_000, 1],
])('of %i listings with %i characters each a page takes %i', (count, size, taken) => {
  const listings = Array.from({ length: count }, (_, n) => listing(n, size))
  expect(idsOf(pageOfListings(listings))).toEqual(idsOf(listings.slice(0, taken)))
})

const idsOf = (page: ListingFacts[]) => page.map(({ scholarshipId }) => scholarshipId)

function listing(n: number, size: number): ListingFacts {
  return {
    scholarshipId: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    version: 1,
    isOpen: true,
    title: '奖'.repeat(size),
    provider: 'Harbour Trust',
    about: null,
    deadline: { date: null, precision: 'none', timeZone: 'America/New_York' },
    award: { type: 'varies', least: null, most: null },
    state: null,
    criteria: {
      citizenship: { kind: 'all', codes: [], hint: null },
      degreeLevels: null,
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
    },
  }
}
