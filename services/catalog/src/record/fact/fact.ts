/** What students are asked beyond their profile. */
export type Fact = {
  fact: string
  /** A word or two, for a list. */
  label: string
  /** Answered by yes or no. */
  question: string
  /** Facts of one topic stand together on a page. */
  topic: string
  /** Belief, health, origin, money of the family and the like: asked only with its reason. */
  isSensitive: boolean
  isPerAward: boolean
}

/** Known facts by name. */
export type Facts = ReadonlyMap<string, Fact>

/** The answer to a column's question is kept under this name. */
export const FEDERAL_AID_FACT = 'us-federal-student-aid'
/** How the names of facts about a family's income begin that a column asks. */
const FAMILY_INCOME = 'family-income-at-most-'
const OTHER_TOPIC = 'Other'

/** A fact that nobody has looked at counts as sensitive, so that its reason is told. */
export function isSensitive(facts: Facts, fact: string): boolean {
  return facts.get(fact)?.isSensitive ?? true
}

export function topicOf(facts: Facts, fact: string): string {
  if (fact === FEDERAL_AID_FACT || fact.startsWith(FAMILY_INCOME)) return 'Money'
  return facts.get(fact)?.topic ?? OTHER_TOPIC
}

/** What a donor can ask without a question of their own, topic by topic. */
export function sharedQuestionsOf(facts: Facts) {
  return [...facts.values()]
    .map(({ fact, label, question: text, topic, isPerAward }) => ({
      fact,
      label,
      text,
      topic,
      isPerAward,
    }))
    .toSorted(
      (a, b) => a.topic.localeCompare(b.topic, 'en') || a.text.localeCompare(b.text, 'en'),
    )
}
