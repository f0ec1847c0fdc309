import type { MatchQuery } from '../match-query.ts'
import type { Judged } from '../requirements/judged.ts'
import { judgeTerm, type Term, type Test } from '../requirements/judge-term.ts'
import type { ProfileRule } from '../requirements/requirement.ts'
import type { RequirementSet } from '../requirements/requirement-set.ts'
import { createByNames, type FactName, type MatchFacts } from './by-facts.ts'
import type { Dictionary } from './dictionary.ts'

/** Results of terms and sets, so that the worst of several is the greatest. */
export const RESULT = { pass: 0, provider: 1, answer: 2, fail: 3 } as const

const CODES: Readonly<Record<Judged['result'], number>> = {
  PASS: RESULT.pass,
  CHECK_WITH_PROVIDER: RESULT.provider,
  ANSWER: RESULT.answer,
  FAIL: RESULT.fail,
}
/** Of a term's entry: its result; above it what alone is missing, as a number of the profile's field. */
const RESULT_BITS = 3
const FIELD_SHIFT = 2
/** More than one field is missing, or an answer. */
const NO_FIELD = 0

/** What is asked beyond the columns, held against one student; all by number of the set. */
export type RequirementResults = {
  results: Uint8Array
  /** The only thing missing, when it is one field of the profile: its number among `fields`, from 1. */
  missing: Uint8Array
  fields: readonly string[]
  ids: readonly string[]
}

type Asker = { query: MatchQuery; facts: MatchFacts }

/** Terms that look at the same facts; judged once for all students who agree in these. */
type Group = {
  terms: Term[]
  /** Where their entries belong among those of all terms. */
  places: number[]
  kept: (facts: MatchFacts) => { entries: Uint16Array }
}

const KEPT_ENTRIES = 512

/**
 * Judges every set of the dictionary for a student. Sets share their terms, and each distinct term is
 * judged once for a student, or taken from one who agrees in what it looks at.
 */
export function createRequirementResults(
  dictionary: Dictionary,
): (asker: Asker) => RequirementResults {
  const terms = createTerms()
  const fields: string[] = []
  let results = new Uint8Array(0)
  let missing = new Uint8Array(0)
  let entries = new Uint16Array(0)
  const entryOf = (term: Term, { query, facts }: Asker): number => {
    const judged = judgeTerm(term, query.student, facts.today)
    return CODES[judged.result] | (soleField(judged, fields) << FIELD_SHIFT)
  }
  return (asker) => {
    terms.learn(dictionary.all('requirementSet'))
    const { starts, members, ids } = terms
    if (results.length < ids.length) {
      results = new Uint8Array(ids.length)
      missing = new Uint8Array(ids.length)
    }
    if (entries.length < terms.size) entries = new Uint16Array(terms.size)
    for (const group of terms.groups.values()) {
      const kept = group.kept(asker.facts)
      if (kept.entries.length < group.terms.length) {
        kept.entries = Uint16Array.from(group.terms, (term) => entryOf(term, asker))
      }
      for (let at = 0; at < group.places.length; at += 1) {
        entries[group.places[at] ?? 0] = kept.entries[at] ?? 0
      }
    }
    for (let set = 0; set < ids.length; set += 1) {
      let worst: number = RESULT.pass
      let field = NO_FIELD
      const end = starts[set + 1] ?? 0
      for (let at = starts[set] ?? 0; at < end; at += 1) {
        const entry = entries[members[at] ?? 0] ?? 0
        const result = entry & RESULT_BITS
        const lacks = entry >> FIELD_SHIFT
        if (result > worst) {
          worst = result
          field = lacks
        } else if (result === worst && lacks !== field) field = NO_FIELD
      }
      results[set] = worst
      missing[set] = worst === RESULT.answer ? field : NO_FIELD
    }
    return { results, missing, fields, ids }
  }
}

/** The number of the one field of the profile that is missing, and nothing else. */
function soleField({ missing }: Judged, fields: string[]): number {
  const [first] = missing
  if (first?.kind !== 'profile') return NO_FIELD
  const isSole = missing.every((one) => one.kind === 'profile' && one.field === first.field)
  if (!isSole) return NO_FIELD
  const known = fields.indexOf(first.field)
  return (known < 0 ? fields.push(first.field) - 1 : known) + 1
}

/** The distinct terms of all sets, in groups, and which of them each set has. */
function createTerms() {
  const numbers = new Map<string, number>()
  const groups = new Map<string, Group>()
  const starts = [0]
  const members: number[] = []
  const ids: string[] = []
  const numberOf = (term: Term): number => {
    const text = JSON.stringify(term)
    const known = numbers.get(text)
    if (known !== undefined) return known
    const number = numbers.size
    numbers.set(text, number)
    const names = factsOfTerm(term)
    const name = names.join(' ')
    const group = groups.get(name) ?? createGroup(names)
    groups.set(name, group)
    group.terms.push(term)
    group.places.push(number)
    return number
  }
  return {
    groups,
    starts,
    members,
    ids,
    get size() {
      return numbers.size
    },
    learn(sets: readonly string[]): void {
      while (ids.length < sets.length) {
        const { id, terms } = JSON.parse(sets[ids.length] ?? '') as RequirementSet
        ids.push(id)
        for (const term of terms) members.push(numberOf(term))
        starts.push(members.length)
      }
    },
  }
}

function createGroup(names: readonly FactName[]): Group {
  const kept = createByNames(KEPT_ENTRIES, names, () => ({ entries: new Uint16Array(0) }))
  return { terms: [], places: [], kept }
}

/** All that a term may look at; the level where it is asked at some levels only. */
function factsOfTerm({ appliesTo, test }: Term): FactName[] {
  const level: FactName[] = appliesTo.length === 0 ? [] : ['intendedDegreeLevel']
  return [...new Set([...level, ...factsOfTest(test)])].toSorted()
}

function factsOfTest(test: Test): readonly FactName[] {
  switch (test.by) {
    case 'provider':
      return []
    case 'fact':
      return ['answers', 'usPermanentResident', 'isCurrentlyInUs']
    case 'any':
      return test.of.flatMap(factsOfTest)
    case 'profile':
      return FACTS_OF_RULE[test.rule.kind]
  }
}

const FACTS_OF_AGE = ['dateOfBirth', 'intendedDegreeLevel', 'today'] as const

const FACTS_OF_RULE: Readonly<
  Record<Exclude<ProfileRule['kind'], 'covered'>, readonly FactName[]>
> = {
  'citizenship-in': ['country'],
  'citizenship-not-in': ['country'],
  'level-in': ['intendedDegreeLevel'],
  'field-in': ['fieldCodes'],
  'field-not-in': ['fieldCodes'],
  'gpa-min': ['gpa'],
  'english-min': ['englishProficiency', 'toeflScore', 'ieltsScore', 'duolingoScore'],
  'age-max': FACTS_OF_AGE,
  'age-min': FACTS_OF_AGE,
  'born-after': FACTS_OF_AGE,
  'visa-in': ['visaType', 'intendedVisaType'],
  'needs-aid': ['needsFinancialAid'],
  gender: ['gender'],
}
