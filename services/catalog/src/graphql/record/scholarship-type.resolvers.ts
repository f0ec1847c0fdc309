import { countryName } from '@landfall/reference/countries'
import type { CatalogContext } from '../request/context.ts'
import { enumOf, enumOrNull, moneyOf } from '../request/present.ts'
import { amountLabel } from '../../record/scholarship/amount.ts'
import { citizenshipNames } from '@landfall/matching/reference/citizenship-names'
import { askedConditions } from '../../record/scholarship/requirements/asked-conditions.ts'
import {
  askedLetters,
  hasNoFurtherConditions,
} from '../../record/scholarship/requirements/asked-letters.ts'
import { viewDeadline } from '../../record/scholarship/deadline.ts'
import { isMadeHere } from '../../record/scholarship/publishing-faults.ts'
import { estimatedTime } from '../../record/scholarship/effort.ts'
import { fieldNames } from '@landfall/matching/reference/fields'
import { placesFirst } from '@landfall/matching/requirements/requirement'
import { judgeScholarship } from '../../search/eligibility/judge-scholarship.ts'
import { sourceUrlKindOf } from '../../record/scholarship/stored-scholarship.ts'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'

/** The fields of a scholarship that are not just the stored column. */
export const scholarshipType = {
  __resolveReference: async (
    { id }: { id: string },
    { loaders, useCases, viewer }: CatalogContext,
  ): Promise<StoredScholarship | null> =>
    useCases.findReferred(viewer, await loaders.scholarship.load(id)),
  status: (s: StoredScholarship) => enumOf(s.status),
  closedReason: (s: StoredScholarship) => enumOrNull(s.closedReason),
  sourceUrlKind: (s: StoredScholarship) => enumOrNull(sourceUrlKindOf(s)),
  isActive: (s: StoredScholarship) => s.status === 'published',
  amountType: (s: StoredScholarship) => enumOf(s.amountType),
  amount: (s: StoredScholarship) => moneyOf(s.amount, s.currency),
  maxAmount: (s: StoredScholarship) => moneyOf(s.maxAmount, s.currency),
  amountPeriod: (s: StoredScholarship) => enumOrNull(s.amountPeriod),
  amountLabel,
  citizenship: ({ citizenship }: StoredScholarship) => ({
    kind: enumOf(citizenship.kind),
    // A code that is no longer on the list must not break the whole listing.
    countries: citizenship.codes
      .map((code) => ({ code, name: countryName(code) }))
      .filter(({ name }) => name !== null)
      .toSorted((a, b) => (a.name ?? '').localeCompare(b.name ?? '', 'en'))
      .map(({ code }) => ({ code })),
    hint: citizenship.hint,
  }),
  eligibleCountries: async (
    { citizenship }: StoredScholarship,
    _args: unknown,
    { loaders }: CatalogContext,
  ) => {
    const names = citizenshipNames(citizenship)
    if (names === null || citizenship.kind !== 'listed') return names
    const own = countryName((await loaders.viewerFacts())?.country ?? '')
    // On a list of fifty, students look for their own country.
    return own !== null && names.includes(own)
      ? [own, ...names.filter((name) => name !== own)]
      : names
  },
  degreeLevel: (s: StoredScholarship) => s.degreeLevels?.map(enumOf) ?? null,
  fieldOfStudy: (s: StoredScholarship) => fieldNames(s.fields),
  fieldCodes: ({ fields }: StoredScholarship) =>
    fields.kind === 'not-stated' ? null : fields.codes,
  deadline: (s: StoredScholarship, _args: unknown, { clock }: CatalogContext) => {
    const { rollsAt: _rollsAt, ...seen } = viewDeadline(s.deadline, clock.now(), {
      isMadeHere: isMadeHere(s),
    })
    return {
      ...seen,
      precision: enumOf(seen.precision),
      isRolling: s.deadline.basis === 'rolling' ? true : s.isRollingAdmission,
    }
  },
  applicationComplexity: (s: StoredScholarship) => enumOrNull(s.applicationComplexity),
  estimatedTimeToApply: (s: StoredScholarship) =>
    estimatedTime(s.estimatedTimeToApply, s.applicationComplexity),
  requirements: (s: StoredScholarship) => placesFirst(s.requirements ?? []),
  conditions: (s: StoredScholarship) => placesFirst(askedConditions(s)),
  hasNoFurtherConditions: (s: StoredScholarship) => hasNoFurtherConditions(s.requirements),
  letters: (s: StoredScholarship) => askedLetters(s.requirements).letters,
  lettersMayFollow: (s: StoredScholarship) => askedLetters(s.requirements).lettersMayFollow,
  loan: (s: StoredScholarship) => enumOrNull(s.loan),
  maxFamilyIncome: (s: StoredScholarship) => moneyOf(s.maxFamilyIncome, 'USD'),
  university: (s: StoredScholarship, _args: unknown, { loaders }: CatalogContext) =>
    s.universityId === null ? null : loaders.university.load(s.universityId),
  provenance: ({ provenance }: StoredScholarship) => ({
    ...provenance,
    confidence: enumOf(provenance.confidence),
  }),
  linkStatus: (s: StoredScholarship) => enumOf(s.linkStatus),
  eligibility: async (
    s: StoredScholarship,
    _args: unknown,
    { loaders, clock }: CatalogContext,
  ) => judgeScholarship(s, await loaders.viewerFacts(), clock.now()),
}
