import { type Predicate, all, any, not } from '@landfall/matching/criteria/predicate'
import { ancestors, descendants } from '@landfall/matching/reference/fields'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'

/** One look-up among open listings, which takes the first by deadline. */
export type SimilarAsk = { where: Predicate; universityId: string | null }

/**
 * The look-ups for similar awards: for the same fields, of its university, for the same citizens, and for any field.
 * All are for one of its levels.
 * @param notEligible what rules out the signed-in student; null for somebody without a profile, who only gets awards
 * for no narrower group than this one
 */
export function asksLike(
  subject: StoredScholarship,
  notEligible: Predicate | null,
): SimilarAsk[] {
  const { citizenship, fields, universityId } = subject
  const base = all([
    notEligible === null ? forNoNarrowerGroup(subject) : not(notEligible),
    ...levelsLike(subject),
  ])
  const elsewhere = (where: Predicate): SimilarAsk => ({
    where: all([base, where]),
    universityId: null,
  })
  return [
    ...(fields.kind === 'listed'
      ? [elsewhere(holdsAny('fieldCodes', relatedFields(fields.codes)))]
      : []),
    ...(citizenship.kind === 'listed'
      ? [elsewhere(all([lists, holdsAny('citizenshipCodes', citizenship.codes)]))]
      : []),
    ...(universityId === null ? [] : [{ where: base, universityId }]),
    elsewhere({ op: 'is', column: 'fieldKind', value: 'all' }),
  ]
}

/** The fields themselves, the wider ones around them and the parts of them. */
export function relatedFields(codes: readonly string[]): string[] {
  const related = codes.flatMap((code) => [code, ...ancestors(code), ...descendants(code)])
  return [...new Set(related)]
}

const lists: Predicate = { op: 'is', column: 'citizenshipKind', value: 'listed' }

function holdsAny(
  column: 'fieldCodes' | 'citizenshipCodes' | 'degreeLevels',
  values: readonly string[],
): Predicate {
  return { op: 'holds-any', column, values }
}

function levelsLike({ degreeLevels }: StoredScholarship): Predicate[] {
  return degreeLevels === null ? [] : [holdsAny('degreeLevels', degreeLevels)]
}

/** Excludes awards whose limits on citizenship or to women would rule out somebody who may have this award. */
function forNoNarrowerGroup({ citizenship, isWomenOnly }: StoredScholarship): Predicate {
  const isListed = citizenship.kind === 'listed'
  return all([
    any([
      not(lists),
      ...(isListed ? [holdsAny('citizenshipCodes', citizenship.codes)] : []),
    ]),
    ...(isWomenOnly === true ? [] : [not({ op: 'is-true', column: 'isWomenOnly' })]),
  ])
}
