/** What students are asked beyond their profile. */
export type Fact = {
  fact: string
  /** A word or two, for a list. */
  label: string
  /** Answered by yes or no. */
  question: string
  /** Facts of one topic are shown together on a page. */
  topic: string
  /** Beliefs, health, origin, family finances and the like: asked only with the reason. */
  isSensitive: boolean
  isPerAward: boolean
}

/** Known facts by name. */
export type Facts = ReadonlyMap<string, Fact>

/** The answer to a column's question is kept under this name. */
export const FEDERAL_AID_FACT = 'us-federal-student-aid'
/** Prefix of the names of facts about family income that a column asks for. */
const FAMILY_INCOME = 'family-income-at-most-'
const OTHER_TOPIC = 'Other'

/** A fact that nobody has reviewed counts as sensitive, so that its reason is shown. */
export function isSensitive(facts: Facts, fact: string): boolean {
  return facts.get(fact)?.isSensitive ?? true
}

export function topicOf(facts: Facts, fact: string): string {
  if (fact === FEDERAL_AID_FACT || fact.startsWith(FAMILY_INCOME)) return 'Money'
  return facts.get(fact)?.topic ?? OTHER_TOPIC
}

/** The questions that a donor can use without writing their own, topic by topic. */
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
