import { questionsIn } from '@landfall/matching/requirements/requirement'
import { allAsked, type AskingColumns } from './requirements/asked-conditions.ts'
import { type Facts, isSensitive } from '../fact/fact.ts'

/** The sensitive ones among the facts that a scholarship asks for, each once, by name. */
export function sensitiveFactsOf(known: Facts, asking: AskingColumns): string[] {
  const facts = questionsIn(allAsked(asking)).map(({ fact }) => fact)
  return [...new Set(facts)].filter((fact) => isSensitive(known, fact)).toSorted()
}
