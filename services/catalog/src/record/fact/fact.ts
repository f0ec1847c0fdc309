import { z } from 'zod'

/** What students are asked beyond their profile; the shape of data/facts.json, see data/README.md. */
export const factSchema = z.strictObject({
  fact: z.string().regex(/^[a-z0-9-]+$/),
  /** A word or two, for a list. */
  label: z.string().min(1),
  /** Answered by yes or no. */
  question: z.string().endsWith('?'),
  /** Facts of one topic stand together on a page. */
  topic: z.string().min(1),
  /** Belief, health, origin, money of the family and the like: asked only with its reason. */
  isSensitive: z.boolean(),
  isPerAward: z.boolean(),
})

export type Fact = z.output<typeof factSchema>

/** Known facts by name. */
export type Facts = ReadonlyMap<string, Fact>

const FAMILY_INCOME = 'family-income-at-most-'
const OTHER_TOPIC = 'Other'

/** A fact that nobody has looked at counts as sensitive, so that its reason is told. */
export function isSensitive(facts: Facts, fact: string): boolean {
  return facts.get(fact)?.isSensitive ?? true
}

export function topicOf(facts: Facts, fact: string): string {
  if (fact.startsWith(FAMILY_INCOME)) return 'Money'
  return facts.get(fact)?.topic ?? OTHER_TOPIC
}

/** What an answer is about: the name of the fact, and the award when it is about one alone. */
export function subjectOf(key: string): { fact: string; scholarshipId: string | null } {
  const [fact = '', scholarshipId = null] = key.split(':').toReversed()
  return { fact, scholarshipId }
}
