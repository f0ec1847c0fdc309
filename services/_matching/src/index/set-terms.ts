import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import type { StudentFacts } from '../criteria/student-facts.ts'
import { all, ALWAYS, any, type Predicate } from '../criteria/predicate.ts'
import { ancestors, descendants } from '../reference/fields.ts'
import { countryTerm, fieldTerm, levelTerm } from '../score/requirement-terms.ts'
import type { TermRule } from '../score/term-finding.ts'
import { needTerm } from '../score/wish-terms.ts'
import type { Asked } from './by-facts.ts'
import { sampleListing } from './sample-listing.ts'

/**
 * A term of the score that follows from sets alone: the worth of the first case that holds, otherwise `rest`. It is
 * right for rows that no criterion shuts out; other rows are not scored. The worths come from the term's own rule,
 * applied to a sample of each case.
 */
export type SetTerm = { cases: readonly SetCase[]; rest: number }
type SetCase = { when: Predicate; tenths: number }

type Criteria = ListingCriteria['criteria']
type Sample = Partial<Criteria>
type Worth = (asks: Sample) => number

const worthBy =
  (rule: TermRule, { query, today }: Asked): Worth =>
  (asks) =>
    rule(sampleListing({}, asks), query, today).tenths

export const SET_TERMS: Readonly<Record<string, (asked: Asked) => SetTerm>> = {
  field: (asked) => fieldSets(asked.query.student, worthBy(fieldTerm, asked)),
  level: (asked) => levelSets(asked.query.student, worthBy(levelTerm, asked)),
  country: (asked) => countrySets(asked.query.student, worthBy(countryTerm, asked)),
  need: (asked) => needSets(worthBy(needTerm, asked)),
}

function fieldSets({ fieldCodes: own }: StudentFacts, worth: Worth): SetTerm {
  const wider = without(own.flatMap(ancestors), own)
  const narrower = without(own.flatMap(descendants), [...own, ...wider])
  const rule = (kind: 'all' | 'not-stated'): SetCase => ({
    when: { op: 'is', column: 'fieldKind', value: kind },
    tenths: worth({ fields: { kind, codes: [] } }),
  })
  const naming = (codes: readonly string[]): SetCase[] =>
    codes.length === 0
      ? []
      : [
          {
            when: { op: 'holds-any', column: 'fieldCodes', values: codes },
            tenths: worth(listed(codes.slice(0, 1))),
          },
        ]
  const rest = worth(listed(own.length === 0 ? ['any'] : narrower.slice(0, 1)))
  const isRestReached = own.length === 0 || narrower.length > 0
  const cases = [rule('all'), ...naming(own), ...naming(wider), rule('not-stated')]
  return trimmed(cases, isRestReached ? rest : (cases.at(-1)?.tenths ?? 0))
}

function levelSets({ intendedDegreeLevel: level }: StudentFacts, worth: Worth): SetTerm {
  const rest = worth({ degreeLevels: null })
  if (level === null) return { cases: [], rest }
  const when: Predicate = { op: 'holds-any', column: 'degreeLevels', values: [level] }
  return trimmed([{ when, tenths: worth({ degreeLevels: [level] }) }], rest)
}

function countrySets({ country }: StudentFacts, worth: Worth): SetTerm {
  const citizenship = (kind: Criteria['citizenship']['kind'], codes: string[]) =>
    worth({ citizenship: { kind, codes, hint: null } })
  const named: SetCase[] =
    country === null
      ? []
      : [
          {
            when: { op: 'holds-any', column: 'citizenshipCodes', values: [country] },
            tenths: citizenship('listed', [country]),
          },
        ]
  return trimmed(
    [
      { when: kindIs('all'), tenths: citizenship('all', []) },
      { when: kindIs('all-except'), tenths: citizenship('all-except', []) },
      ...named,
    ],
    citizenship('not-stated', []),
  )
}

function needSets(worth: Worth): SetTerm {
  const when = any([
    { op: 'is-true', column: 'requiresFinancialNeed' },
    { op: 'is-true', column: 'isNeedBased' },
  ])
  return trimmed([{ when, tenths: worth({ isNeedBased: true }) }], worth({}))
}

function listed(codes: readonly string[]): Sample {
  return { fields: { kind: 'listed', codes: [...codes] } }
}

function kindIs(value: 'all' | 'all-except'): Predicate {
  return { op: 'is', column: 'citizenshipKind', value }
}

/** Joins neighboring cases of equal worth, and drops the last cases if they are worth the same as the rest. */
function trimmed(cases: readonly SetCase[], rest: number): SetTerm {
  const joined: SetCase[] = []
  for (const one of cases) {
    const last = joined.at(-1)
    if (last?.tenths !== one.tenths) joined.push(one)
    else joined[joined.length - 1] = { ...last, when: any([last.when, one.when]) }
  }
  const kept = joined.findLastIndex(({ tenths }) => tenths !== rest) + 1
  return { cases: joined.slice(0, kept), rest }
}

/** The cases by place, with the rest at `cases.length`, as predicates that exclude each other. */
export function apart({ cases }: SetTerm): Predicate[] {
  return [...cases.map(({ when }) => when), ALWAYS].map((when, at) =>
    all([
      when,
      ...cases.slice(0, at).map((earlier): Predicate => ({ op: 'not', of: earlier.when })),
    ]),
  )
}

function without(codes: readonly string[], left: readonly string[]): string[] {
  return [...new Set(codes)].filter((code) => !left.includes(code))
}
