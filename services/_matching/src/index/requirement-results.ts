import type { MatchQuery } from '../match-query.ts'
import type { Judged } from '../requirements/judged.ts'
import {
  judgeTerm,
  resultOfFact,
  type Term,
  type Test,
} from '../requirements/judge-term.ts'
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
/** Of an entry of a term or a set: its result; above it the field that alone is missing, from 1. */
const RESULT_BITS = 3
const FIELD_SHIFT = 2
/** More than one field is missing, or an answer. */
const NO_FIELD = 0
const NOT_JUDGED = 255

/** What is asked beyond the columns, held against one student; all by number of the set. */
export type RequirementResults = {
  /** See RESULT. */
  resultOf(set: number): number
  /** The only thing missing, when it is one field of the profile. */
  missingFieldOf(set: number): string | null
  readonly ids: readonly string[]
}

type Asker = { query: MatchQuery; facts: MatchFacts }

/** Terms that look at the same facts; what was judged is kept for all students who agree in these. */
type Group = { terms: Term[]; kept: (facts: MatchFacts) => { entries: Uint8Array } }

const KEPT_ENTRIES = 512

/**
 * Judges the sets of the dictionary for one student at a time: each set once, when a row first has it.
 * Sets share their terms, and students what follows from the facts in which they agree.
 */
export function createRequirementResults(
  dictionary: Dictionary,
): (asker: Asker) => RequirementResults {
  const known = createTerms()
  const fields: string[] = []
  let entries = new Uint8Array(0)

  return (asker) => {
    known.learn(dictionary.all('requirementSet'))
    const { starts, members, ids, groups } = known
    if (entries.length < ids.length) entries = new Uint8Array(ids.length)
    entries.fill(NOT_JUDGED)
    const kept = groups.map((group) => keptOf(group, asker))
    const termEntry = (member: number): number => {
      const { group, at } = members[member] ?? NO_MEMBER
      const ofGroup = kept[group]
      const entry = ofGroup?.[at] ?? NOT_JUDGED
      const term = groups[group]?.terms[at]
      if (entry !== NOT_JUDGED || ofGroup === undefined || term === undefined) return entry
      const judged = judge(term, asker, fields)
      ofGroup[at] = judged
      return judged
    }
    const judgeSet = (set: number): number => {
      let worst: number = RESULT.pass
      const end = starts[set + 1] ?? 0
      for (let member = starts[set] ?? 0; member < end; member += 1) {
        const entry = termEntry(member)
        const isWorse = (entry & RESULT_BITS) > (worst & RESULT_BITS)
        const isEqual = (entry & RESULT_BITS) === (worst & RESULT_BITS)
        if (isWorse) worst = entry
        else if (isEqual && entry !== worst) worst &= RESULT_BITS
      }
      entries[set] = worst
      return worst
    }
    const entryOf = (set: number): number => {
      const entry = entries[set] ?? RESULT.pass
      return entry === NOT_JUDGED ? judgeSet(set) : entry
    }
    return {
      resultOf: (set) => entryOf(set) & RESULT_BITS,
      missingFieldOf: (set) => {
        const entry = entryOf(set)
        if ((entry & RESULT_BITS) !== RESULT.answer) return null
        return fields[(entry >> FIELD_SHIFT) - 1] ?? null
      },
      ids,
    }
  }
}

/** The entry of a term. */
function judge(term: Term, { query, facts }: Asker, fields: string[]): number {
  const { appliesTo, test } = term
  if (test.by === 'fact' && appliesTo.length === 0) {
    return CODES[resultOfFact(test, query.student)]
  }
  const judged = judgeTerm(term, query.student, facts.today)
  return CODES[judged.result] | (soleField(judged, fields) << FIELD_SHIFT)
}

function keptOf({ terms, kept }: Group, { facts }: Asker): Uint8Array {
  const found = kept(facts)
  if (found.entries.length < terms.length) {
    const longer = new Uint8Array(terms.length).fill(NOT_JUDGED)
    longer.set(found.entries)
    found.entries = longer
  }
  return found.entries
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

/** A term, by its group and its place there. */
type Member = { group: number; at: number }
const NO_MEMBER: Member = { group: -1, at: -1 }

/** The distinct terms of all sets, in groups, and which of them each set has. */
function createTerms() {
  const places = new Map<string, Member>()
  const groupNumbers = new Map<string, number>()
  const groups: Group[] = []
  /** Where the members of each set begin. */
  const starts = [0]
  const members: Member[] = []
  const ids: string[] = []
  const placeOf = (term: Term): Member => {
    const text = JSON.stringify(term)
    const known = places.get(text)
    if (known !== undefined) return known
    const names = factsOfTerm(term)
    const name = names.join(' ')
    const group = groupNumbers.get(name) ?? groups.push(createGroup(names)) - 1
    groupNumbers.set(name, group)
    const place = { group, at: (groups[group]?.terms.push(term) ?? 0) - 1 }
    places.set(text, place)
    return place
  }
  return {
    groups,
    starts,
    members,
    ids,
    learn(sets: readonly string[]): void {
      while (ids.length < sets.length) {
        const { id, terms } = JSON.parse(sets[ids.length] ?? '') as RequirementSet
        ids.push(id)
        for (const term of terms) members.push(placeOf(term))
        starts.push(members.length)
      }
    },
  }
}

function createGroup(names: readonly FactName[]): Group {
  const kept = createByNames(KEPT_ENTRIES, names, () => ({ entries: new Uint8Array(0) }))
  return { terms: [], kept }
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
  'gpa-min': ['gpa', 'isGpaEstimated'],
  'english-min': ['englishProficiency', 'toeflScore', 'ieltsScore', 'duolingoScore'],
  'age-max': FACTS_OF_AGE,
  'age-min': FACTS_OF_AGE,
  'born-after': FACTS_OF_AGE,
  'visa-in': ['visaType', 'intendedVisaType'],
  'needs-aid': ['needsFinancialAid'],
  gender: ['gender'],
}
