import { columnRequirements } from '@landfall/matching/requirements/column-requirements'
import { questionsIn } from '@landfall/matching/requirements/requirement'
import { askedConditions, type ConditionColumns } from './requirements/asked-conditions.ts'
import type { StoredScholarship } from './stored-scholarship.ts'
import { type Facts, isSensitive } from '../fact/fact.ts'

type Asking = ConditionColumns & Pick<StoredScholarship, 'isWomenOnly' | 'maxFamilyIncome'>

/** Of the facts that a scholarship asks those that are sensitive, each once, by name. */
export function sensitiveFactsOf(known: Facts, asking: Asking): string[] {
  const all = [...columnRequirements(asking), ...askedConditions(asking)]
  const facts = questionsIn(all).map(({ fact }) => fact)
  return [...new Set(facts)].filter((fact) => isSensitive(known, fact)).toSorted()
}
