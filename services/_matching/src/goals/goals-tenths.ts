import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import { fieldName } from '../reference/fields.ts'
import { cosine, type TextVector, textVector } from './text-vector.ts'
import type { WordVectors } from './word-vectors.ts'

/** The part of a listing that tells what it is about. */
export type ListingText = Pick<ListingCriteria, 'title' | 'provider' | 'about'> & {
  criteria: Pick<ListingCriteria['criteria'], 'fields'>
}

/**
 * Between cosines of 0 and 0.6 the worth grows evenly. Among pairs of goals and shipped listings half
 * lie below 0.17 and one in ten above 0.37; 0.6 is reached by texts of one subject.
 */
const [FAR, NEAR] = [0, 0.6]
const MAX_TENTHS = 120

/**
 * How near a student's goals are to a listing by meaning, 0 to 120 tenths; null when either has too
 * few telling words. see `compareGoals` for the mapping.
 */
export function goalsTenths(
  goals: string,
  listing: ListingText,
  vectors: WordVectors,
): number | null {
  return compareGoals(textVector(goals, vectors), listingVector(listing, vectors))
}

/**
 * The vector of what a listing says, to keep beside it: computing it is what costs. The name of a school
 * is left out, for it tells where and not what for.
 */
export function listingVector(
  { title, provider, about, criteria: { fields } }: ListingText,
  vectors: WordVectors,
): TextVector | null {
  const names = fields.codes.flatMap((code) => fieldName(code) ?? [])
  const purpose = SCHOOL.test(provider) ? [] : [provider]
  return textVector([title, ...purpose, about ?? '', ...names].join(' '), vectors)
}

/** A description of fewer words says too little of what an award is for. */
const LEAST_WORDS = 25

export function isDescribed({ about }: Pick<ListingText, 'about'>): boolean {
  return (about ?? '').split(/\s+/).filter((word) => word !== '').length >= LEAST_WORDS
}

const SCHOOL = /\b(university|college|institute|school|academy)\b/i

/** The cosine as tenths of a point, whole, rounded down: 0 and less is 0, 0.3 is 60, 0.6 is 120. */
export function compareGoals(
  goals: TextVector | null,
  listing: TextVector | null,
): number | null {
  if (goals === null || listing === null) return null
  const share = (cosine(goals, listing) - FAR) / (NEAR - FAR)
  return Math.floor(MAX_TENTHS * Math.min(1, Math.max(0, share)))
}
