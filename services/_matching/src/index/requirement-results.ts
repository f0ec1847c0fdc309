import type { Missing } from '../requirements/judged.ts'
import type { RequirementSet } from '../requirements/requirement-set.ts'
import { asksOwnFacts } from '../requirements/shared-set.ts'
import type { Dictionary } from './dictionary.ts'
import { type Asker, createJudgedTerms, RESULT, RESULT_BITS } from './judged-terms.ts'

/** What is asked beyond the columns, held against one student; all by number of the shared set. */
export type RequirementResults = {
  /** The result (see RESULT) in the RESULT_BITS; from SOLE_SHIFT on the number of what alone is missing, or 0. */
  entries: Int32Array
  /** By that number less one. */
  soles: readonly Missing[]
  /** Whether awards ask facts of their own. */
  asksOwn: readonly boolean[]
  sets: readonly RequirementSet[]
}

/**
 * Judges the sets of the dictionary for one student at a time. Sets share their terms, and students what
 * follows from the facts in which they agree.
 */
export function createRequirementResults(
  dictionary: Dictionary,
): (asker: Asker) => RequirementResults {
  const terms = createJudgedTerms()
  const sets: RequirementSet[] = []
  /** The terms of all sets, one after the other, and where those of each set end. */
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

/** The entry of each set: the worst of its terms; nothing is missing alone where equally bad ones differ. */
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
