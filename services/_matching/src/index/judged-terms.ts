import type { MatchQuery } from '../match-query.ts'
import { type Judged, type Missing, soleMissing } from '../requirements/judged.ts'
import { judgeTerm, type Term, type Test } from '../requirements/judge-term.ts'
import type { ProfileRule } from '../requirements/requirement.ts'
import { keysOfTest } from '../requirements/requirement-set.ts'
import { createByNames, type FactName, type MatchFacts } from './by-facts.ts'

/** Results of terms and sets, ordered so that the worst of several is the greatest. */
export const RESULT = { pass: 0, provider: 1, answer: 2, fail: 3 } as const

export const RESULT_CODES: Readonly<Record<Judged['result'], number>> = {
  PASS: RESULT.pass,
  CHECK_WITH_PROVIDER: RESULT.provider,
  ANSWER: RESULT.answer,
  FAIL: RESULT.fail,
}
/**
 * An entry of a term or set holds its result, and above that the number (from 1) of the one thing that is missing.
 */
export const RESULT_BITS = 3
export const SOLE_SHIFT = 2
/** Not exactly one thing is missing, or it is an answer that the student prefers not to give. */
const NOT_ONE = 0

export type Asker = { query: MatchQuery; facts: MatchFacts }

/** The distinct terms of all sets, judged for one student at a time. */
export type JudgedTerms = {
  /** The number of a term; a term that no set had so far gets a new one. */
  numberOf(term: Term): number
  /** The entries of all terms, by number; the next student's entries reuse the same memory. */
  entriesFor(asker: Asker): Int32Array
  /** The things that can be the only one missing, by their number minus one. */
  readonly soles: readonly Missing[]
}

/**
 * Terms that read the same facts of the profile. Their entries before any answer are kept for all students who
 * agree in these facts. `numbers` are those of the terms.
 */
type Group = {
  terms: Term[]
  numbers: number[]
  kept: (facts: MatchFacts) => { entries: Int32Array }
}

type NumberedTerm = { term: Term; number: number }

const MAX_CACHED_ENTRIES = 512

export function createJudgedTerms(): JudgedTerms {
  const numbers = new Map<string, number>()
  const groups = new Map<string, Group>()
  /** The terms that ask a fact, by its key: an answer changes only a few of them. */
  const asking = new Map<string, NumberedTerm[]>()
  const soles = createSoles()
  let entries = new Int32Array(0)
  return {
    soles: soles.all,
    numberOf: (term) => {
      const text = JSON.stringify(term)
      const known = numbers.get(text)
      if (known !== undefined) return known
      const names = factsOfTerm(term)
      const name = names.join(' ')
      const group = groups.get(name) ?? createGroup(names)
      groups.set(name, group)
      const number = numbers.size
      group.terms.push(term)
      group.numbers.push(number)
      for (const key of keysOfTest(term.test)) {
        asking.set(key, [...(asking.get(key) ?? []), { term, number }])
      }
      numbers.set(text, number)
      return number
    },
    entriesFor: (asker) => {
      if (entries.length < numbers.size) entries = new Int32Array(numbers.size)
      const { student } = asker.query
      const silent = {
        ...asker,
        query: { ...asker.query, student: { ...student, facts: {} } },
      }
      for (const group of groups.values()) {
        const ofGroup = entriesOf(group, silent, soles)
        for (let at = 0; at < ofGroup.length; at += 1) {
          entries[group.numbers[at] ?? 0] = ofGroup[at] ?? 0
        }
      }
      for (const key of Object.keys(student.facts)) {
        for (const { term, number } of asking.get(key) ?? []) {
          entries[number] = entryOf(term, asker, soles)
        }
      }
      return entries
    },
  }
}

function createGroup(names: readonly FactName[]): Group {
  const kept = createByNames(MAX_CACHED_ENTRIES, names, () => ({
    entries: new Int32Array(0),
  }))
  return { terms: [], numbers: [], kept }
}

/** The entries of a group's terms; only terms added since the last student with the same facts are judged. */
function entriesOf({ terms, kept }: Group, asker: Asker, soles: Soles): Int32Array {
  const found = kept(asker.facts)
  const { length } = found.entries
  if (length < terms.length) {
    const entries = new Int32Array(terms.length)
    entries.set(found.entries)
    for (const [at, term] of terms.slice(length).entries()) {
      entries[length + at] = entryOf(term, asker, soles)
    }
    found.entries = entries
  }
  return found.entries
}

function entryOf(term: Term, { query, facts }: Asker, soles: Soles): number {
  const judged = judgeTerm(term, query.student, facts.today)
  const sole = soleMissing(judged)
  const number = sole === null ? NOT_ONE : soles.numberOf(sole)
  return RESULT_CODES[judged.result] | (number << SOLE_SHIFT)
}

type Soles = { all: readonly Missing[]; numberOf(one: Missing): number }

/** Numbers what may be missing, from 1. */
function createSoles(): Soles {
  const all: Missing[] = []
  const numbers = { profile: new Map<string, number>(), fact: new Map<string, number>() }
  return {
    all,
    numberOf: (one) => {
      const ofKind = numbers[one.kind]
      const name = one.kind === 'profile' ? one.field : one.key
      const known = ofKind.get(name)
      if (known !== undefined) return known
      ofKind.set(name, all.push(one))
      return all.length
    },
  }
}

/** Every profile fact that a term may read; the level only when the term applies to some levels. */
function factsOfTerm({ appliesTo, test }: Term): FactName[] {
  const level: FactName[] = appliesTo.length === 0 ? [] : ['intendedDegreeLevel']
  return [...new Set([...level, ...factsOfTest(test)])].toSorted()
}

function factsOfTest(test: Test): readonly FactName[] {
  switch (test.by) {
    case 'provider':
      return []
    case 'fact':
      return ['usPermanentResident', 'isCurrentlyInUs']
    case 'any':
      return test.of.flatMap(factsOfTest)
    case 'profile':
      return FACTS_OF_RULE[test.rule.kind]
  }
}

const FACTS_OF_AGE = ['dateOfBirth', 'intendedDegreeLevel', 'today'] as const

const FACTS_OF_RULE: Readonly<Record<ProfileRule['kind'], readonly FactName[]>> = {
  'citizenship-in': ['country', 'isCountryUnlisted'],
  'citizenship-not-in': ['country', 'isCountryUnlisted'],
  'level-in': ['intendedDegreeLevel'],
  'field-in': ['fieldCodes'],
  'field-not-in': ['fieldCodes'],
  'gpa-min': ['gpa', 'isGpaEstimated'],
  'english-min': ['englishProficiency', 'toeflScore', 'ieltsScore', 'duolingoScore'],
  'age-max': FACTS_OF_AGE,
  'age-min': FACTS_OF_AGE,
  'born-after': FACTS_OF_AGE,
  'visa-in': ['visaType', 'intendedVisaType'],
  'needs-aid': ['needsFinancialAid'],
  gender: ['gender'],
}
