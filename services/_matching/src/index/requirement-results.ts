import type { Missing } from '../requirements/judged.ts'
import type { RequirementSet } from '../requirements/requirement-set.ts'
import { asksOwnFacts } from '../requirements/shared-set.ts'
import type { Dictionary } from './dictionary.ts'
import { type Asker, createJudgedTerms, RESULT, RESULT_BITS } from './judged-terms.ts'

/** What is asked beyond the columns, judged for one student; all by number of the shared set. */
export type RequirementResults = {
  /**
   * The RESULT_BITS hold the result (see RESULT); from SOLE_SHIFT on is the number of the one thing that is
   * missing, or 0.
   */
  entries: Int32Array
  /** The things that can be the only one missing, by that number minus one. */
  soles: readonly Missing[]
  /** Whether the set's awards ask facts of their own. */
  asksOwn: readonly boolean[]
  sets: readonly RequirementSet[]
}

/**
 * Judges the sets of the dictionary for one student at a time. Sets share the results of their terms, and students
 * who agree in some facts share what follows from these.
 */
export function createRequirementResults(
  dictionary: Dictionary,
): (asker: Asker) => RequirementResults {
  const terms = createJudgedTerms()
  const sets: RequirementSet[] = []
  /** The terms of all sets, one after another, and where the terms of each set end. */
  const members: number[] = []
  const ends: number[] = []
  const asksOwn: boolean[] = []
  let entries = new Int32Array(0)

  const learn = (all: readonly string[]) => {
    if (sets.length === all.length) return
    for (const json of all.slice(sets.length)) {
      const set = JSON.parse(json) as RequirementSet
      sets.push(set)
      for (const term of set.terms) members.push(terms.numberOf(term))
      ends.push(members.length)
      asksOwn.push(asksOwnFacts(set))
    }
    entries = new Int32Array(sets.length)
  }

  return (asker) => {
    learn(dictionary.all('requirementSet'))
    judgeSets({ members, ends, terms: terms.entriesFor(asker) }, entries)
    return {
      entries,
      soles: terms.soles,
      asksOwn,
      sets,
    }
  }
}

type JudgedMembers = {
  members: readonly number[]
  ends: readonly number[]
  terms: Int32Array
}

/**
 * The entry of each set is the worst of its terms; where equally bad terms differ in what is missing, more than one
 * thing is missing.
 */
function judgeSets({ members, ends, terms }: JudgedMembers, entries: Int32Array): void {
  let member = 0
  for (let set = 0; set < ends.length; set += 1) {
    let worst: number = RESULT.pass
    const end = ends[set] ?? 0
    for (; member < end; member += 1) {
      const entry = terms[members[member] ?? 0] ?? 0
      const worse = (entry & RESULT_BITS) - (worst & RESULT_BITS)
      if (worse > 0) worst = entry
      else if (worse === 0 && entry !== worst) worst &= RESULT_BITS
    }
    entries[set] = worst
  }
}
