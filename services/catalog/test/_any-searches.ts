import * as fc from 'fast-check'
import { idFromName } from '@landfall/kit/core/ids'
import type { AskedStudent } from '@landfall/matching/requirements/student-answers'
import { DEGREE_LEVELS } from '@landfall/matching/scholarship-criteria'
import { askedStudents, listings } from '@landfall/matching/testing/arbitraries'
import { requirementLists } from '@landfall/matching/testing/requirement-arbitraries'
import type { ScholarshipStore } from '../src/record/scholarship/scholarship.store.ts'
import type { StoredScholarship } from '../src/record/scholarship/stored-scholarship.ts'
import { plainText } from '../src/record/text/plain-text.ts'
import {
  type ScholarshipSearch,
  type ScholarshipSortName,
} from '../src/search/filter/scholarship-search.ts'

/** Any possible search; `facts` of the student who makes it, null for others. */
export type AnySearch = {
  search: ScholarshipSearch
  sort: ScholarshipSortName
  facts: AskedStudent | null
}

const WORDS = [
  'women',
  'engineering',
  'Engineer',
  'computer',
  'science',
  'law',
  'the',
  'of',
  'Québec',
  'nursing',
  'grants',
  'full-time',
  "O'Neil",
  'back\\slash',
  'cs',
  '2027',
  'scholarship',
]
const MISSPELLED = ['enginering', 'sciense', 'womn', 'scolarship', 'nursin', 'xyzzy']
const UNDERSTOOD = [
  'PhD',
  'full ride',
  'for Indians',
  'Brazil',
  'for Africans',
  'MPH',
  'law',
]
const UNIVERSITIES = ['a', 'b'].map((name) => idFromName('university', name))
const OWNERS = ['c', 'd'].map((name) => idFromName('organization', name))
const maybe = <T>(arbitrary: fc.Arbitrary<T>, freq = 2) =>
  fc.option(arbitrary, { nil: null, freq })
const words = (max: number) =>
  fc
    .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: max })
    .map((some) => some.join(' '))
const amounts = maybe(fc.constantFrom('500.00', '999.99', '5000.00', '5000.50', '20000.00'))

/** The facts of a listing that replaces another or is added. */
export const madeUp = fc.record({
  number: fc.nat({ max: 59 }),
  like: fc.nat(),
  status: fc.constantFrom(
    'published',
    'published',
    'published',
    'closed',
    'draft',
    'archived',
  ),
  criteria: listings,
  requirements: maybe(requirementLists),
  title: words(5),
  provider: words(2),
  description: maybe(words(12)),
  amountType: fc.constantFrom('fixed', 'full-tuition', 'varies'),
  amount: amounts,
  maxAmount: amounts,
  currency: fc.constantFrom('USD', 'USD', 'EUR'),
  requiresEssay: maybe(fc.boolean()),
  applicationComplexity: maybe(fc.constantFrom('simple', 'medium', 'complex')),
  universityId: maybe(fc.constantFrom(...UNIVERSITIES)),
  ownerId: maybe(fc.constantFrom(...OWNERS)),
  deadline: maybe(
    fc.record({
      text: fc.constantFrom(
        '2026-11-20',
        '2026-11-21',
        '2026-12-20',
        '2026-12-21',
        '2026-12-22',
      ),
      timeZone: fc.constantFrom('America/New_York', 'Pacific/Auckland', 'Asia/Kolkata'),
    }),
  ),
  published: fc.constantFrom('2026-01-01', '2026-02-02', '2026-02-03'),
} as const)
type MadeUp = typeof madeUp extends fc.Arbitrary<infer T> ? T : never

/** The made-up listings as records of the next version. */
export async function listingsLike(
  shipped: readonly StoredScholarship[],
  changes: readonly MadeUp[],
  store: Pick<ScholarshipStore, 'findByIds'>,
): Promise<StoredScholarship[]> {
  const byId = new Map(changes.map((change) => [idOf(change), change]))
  const known = await store.findByIds([...byId.keys()])
  return [...byId].flatMap(([id, change]) => {
    const like = shipped[change.like % shipped.length]
    if (like === undefined) return []
    const { number, like: _, criteria, deadline, published, ...says } = change
    return {
      ...like,
      ...criteria,
      ...says,
      deadline:
        deadline === null ? like.deadline : { kind: 'day', basis: null, ...deadline },
      id,
      slug: `made-up-${number}`,
      feed: null,
      version: (known.get(id)?.version ?? 0) + 1,
      publishedAt: new Date(`${published}T00:00:00Z`),
    } satisfies StoredScholarship
  })
}

function idOf({ number }: MadeUp): string {
  return idFromName('scholarship', `made up ${number}`)
}

const texts = fc.oneof(
  words(3),
  words(2).map((text) => `"${text}"`),
  fc.tuple(words(1), words(1)).map(([one, other]) => `${one} -${other}`),
  fc.tuple(words(2), words(1)).map(([one, other]) => `${one} or ${other}`),
  fc.constantFrom(...MISSPELLED),
  fc.tuple(fc.constantFrom(...UNDERSTOOD), words(1)).map((both) => both.join(' ')),
  fc.constantFrom(...UNDERSTOOD),
  fc.tuple(words(1), fc.constantFrom(...MISSPELLED)).map((both) => both.join(' ')),
)

export const anySearches: fc.Arbitrary<AnySearch> = fc.record({
  search: fc.record({
    query: maybe(texts.map(plainText), 3),
    ids: fc.constant(null),
    degreeLevel: fc.subarray([...DEGREE_LEVELS], { maxLength: 2 }),
    fieldOfStudy: fc.uniqueArray(
      fc.constantFrom('engineering', 'law', 'computer-science'),
      {
        maxLength: 2,
      },
    ),
    countries: maybe(
      fc.uniqueArray(fc.constantFrom('IN', 'KE', 'US', 'BR', 'CA'), { maxLength: 3 }),
      1,
    ),
    minAmount: maybe(fc.constantFrom('0', '999.99', '5000', '20000.01'), 1),
    maxAmount: maybe(fc.constantFrom('500', '5000', '50000'), 1),
    noEssay: fc.boolean(),
    fullTuition: fc.constantFrom(false, false, true),
    complexity: fc.subarray(['simple', 'medium', 'complex'] as const, { maxLength: 2 }),
    deadlineSoon: fc.constantFrom(false, false, true),
    eligibleOnly: fc.constantFrom(false, false, true),
    includeUnknown: fc.boolean(),
    includePast: fc.boolean(),
    universityId: maybe(fc.constantFrom(...UNIVERSITIES), 1),
    ownerId: maybe(fc.constantFrom(...OWNERS), 1),
  }),
  sort: fc.constantFrom('relevance', 'deadline', 'amount', 'newest', 'effort'),
  facts: maybe(askedStudents),
})
