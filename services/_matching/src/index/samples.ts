import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import {
  type Award,
  type Due,
  type GroupName,
  type GroupValues,
  ofGroup,
} from './columns.ts'
import type { Dictionary } from './dictionary.ts'
import { sampleListing } from './sample-listing.ts'

export type SampleDomain = GroupName | 'award' | 'due' | 'state'

/** For each value of the dictionary, by number, a listing that states it and nothing else. */
export type Samples = { all(domain: SampleDomain): readonly ListingCriteria[] }

export function createSamples(dictionary: Dictionary): Samples {
  const samples = new Map<SampleDomain, ListingCriteria[]>()
  return {
    all: (domain) => {
      const known = samples.get(domain) ?? []
      samples.set(domain, known)
      const values = dictionary.all(domain)
      while (known.length < values.length) {
        known.push(sampleOf(domain, JSON.parse(values[known.length] ?? 'null')))
      }
      return known
    },
  }
}

function sampleOf(domain: SampleDomain, value: unknown): ListingCriteria {
  switch (domain) {
    case 'award':
      return sampleListing({ award: value as Award })
    case 'due':
      return sampleListing({ deadline: value as Due })
    case 'state':
      return sampleListing({ state: value as string | null })
    default:
      return sampleListing({}, value === null ? {} : ofGroup(domain, value as GroupValues))
  }
}
