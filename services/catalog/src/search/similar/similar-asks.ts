import { type Predicate, all, any, not } from '@landfall/matching/criteria/predicate'
import { ancestors, descendants } from '@landfall/matching/reference/fields'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'

/** One look into the open listings, of which the first by deadline are taken. */
export type SimilarAsk = { where: Predicate; universityId: string | null }

/**
 * Where awards like this one may be found: those for the same fields, those that its university gives, those for
 * the same citizens, and those for any field. All are for one of its levels.
 * @param notEligible what shuts the signed-in student out; null for somebody without a profile, who gets only what
 *   is for no narrower group than this award
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

/** Nobody who may have this award is shut out by the citizens or the women that another is for. */
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
