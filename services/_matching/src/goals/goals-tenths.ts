import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import { fieldName } from '../reference/fields.ts'
import { cosine, type TextVector, textVector } from './text-vector.ts'
import type { WordVectors } from './word-vectors.ts'

/** The parts of a listing that say what it is about. */
export type ListingText = Pick<ListingCriteria, 'title' | 'provider' | 'about'> & {
  criteria: Pick<ListingCriteria['criteria'], 'fields'>
}

/**
 * The worth grows evenly between cosines of 0 and 0.6. Among pairs of goals and shipped listings, half lie below
 * 0.17 and one in ten above 0.37; texts on one subject reach 0.6.
 */
const [FAR, NEAR] = [0, 0.6]
const MAX_TENTHS = 120

/**
 * How close a student's goals are to a listing in meaning, 0 to 120 tenths; null when either has too few meaningful
 * words. See `compareGoals` for the mapping.
 */
export function goalsTenths(
  goals: string,
  listing: ListingText,
  vectors: WordVectors,
): number | null {
  return compareGoals(textVector(goals, vectors), listingVector(listing, vectors))
}

/**
 * The vector of a listing's text, to be kept with the listing because computing it is the expensive part. It leaves
 * out the name of a school, which says where and not what for.
 */
export function listingVector(
  { title, provider, about, criteria: { fields } }: ListingText,
  vectors: WordVectors,
): TextVector | null {
  const names = fields.codes.flatMap((code) => fieldName(code) ?? [])
  const purpose = SCHOOL.test(provider) ? [] : [provider]
  return textVector([title, ...purpose, about ?? '', ...names].join(' '), vectors)
}

/** A shorter description says too little about what an award is for. */
const LEAST_WORDS = 25

export function isDescribed({ about }: Pick<ListingText, 'about'>): boolean {
  return (about ?? '').split(/\s+/).filter((word) => word !== '').length >= LEAST_WORDS
}

const SCHOOL = /\b(university|college|institute|school|academy)\b/i

/** The cosine as whole tenths of a point, rounded down: 0 or less gives 0, 0.3 gives 60, 0.6 gives 120. */
export function compareGoals(
  goals: TextVector | null,
  listing: TextVector | null,
): number | null {
  if (goals === null || listing === null) return null
  const share = (cosine(goals, listing) - FAR) / (NEAR - FAR)
  return Math.floor(MAX_TENTHS * Math.min(1, Math.max(0, share)))
}
