import { columnRequirements } from '@landfall/matching/requirements/column-requirements'
import type { StoredScholarship } from '../scholarship/stored-scholarship.ts'
import { isSensitive } from './fact.ts'
import { readFacts } from './read-facts.ts'

type Asking = Pick<StoredScholarship, 'requirements' | 'isWomenOnly' | 'maxFamilyIncome'>

const shipped = readFacts()

/** Of the facts that a scholarship asks those that are sensitive, each once, by name. */
export function sensitiveFactsOf(asking: Asking): string[] {
  const all = [...columnRequirements(asking), ...(asking.requirements ?? [])]
  const facts = all
    .flatMap(({ decide }) => (decide.by === 'alternatives' ? decide.of : [decide]))
    .flatMap((part) => (part.by === 'question' ? part.fact : []))
  return [...new Set(facts)].filter((fact) => isSensitive(shipped, fact)).toSorted()
}
