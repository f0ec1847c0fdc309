import type { Answer, FactsPageQuery } from '#gql/graphql'

type AskedFact = NonNullable<FactsPageQuery['askedFacts']>[number]
type Kept = NonNullable<FactsPageQuery['student']>['answers'][number]

/** An answer of the student, with its question's facts. */
export type AnsweredFact = {
  key: string
  fact: string
  scholarshipId: string | null
  answer: Answer
  text: string
  isSensitive: boolean
  awardCount: number
  awards: AskedFact['awards']
}

export type FactGroup = { topic: string; facts: AnsweredFact[] }

const OTHER_TOPIC = 'Other'

/** Groups the answers by topic, both in alphabetical order; a question that is no longer asked goes by its key. */
export function groupAnswers(
  kept: readonly Kept[],
  asked: readonly AskedFact[],
): FactGroup[] {
  const byKey = new Map(asked.map((one) => [one.key, one]))
  const answered = kept.map(({ fact, scholarshipId = null, answer }) => {
    const key = scholarshipId === null ? fact : `${scholarshipId}:${fact}`
    const question = byKey.get(key)
    return {
      topic: question?.topic ?? OTHER_TOPIC,
      fact: {
        key,
        fact,
        scholarshipId,
        answer,
        text: question?.text ?? fact.replaceAll('-', ' '),
        isSensitive: question?.isSensitive ?? true,
        awardCount: question?.awardCount ?? 0,
        awards: question?.awards ?? [],
      },
    }
  })
  const byTopic = Map.groupBy(answered, ({ topic }) => topic)
  return [...byTopic]
    .map(([topic, of]) => ({
      topic,
      facts: of.map(({ fact }) => fact).toSorted((a, b) => a.text.localeCompare(b.text)),
    }))
    .toSorted((a, b) => a.topic.localeCompare(b.topic))
}
