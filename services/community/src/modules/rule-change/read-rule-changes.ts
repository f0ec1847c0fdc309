import type { Post } from '../post/post.ts'
import { type RuleChange, topicsOf, writtenAt } from './rule-change.ts'
import type { RuleChangeStore } from './rule-change.store.ts'

/** More changes than anybody reads above a thread. */
const SHOWN_MAX = 5

/** For each thread about immigration, the rules on its topics that changed after it was written. */
export function makeReadRuleChanges({ ruleChanges }: { ruleChanges: RuleChangeStore }) {
  return async (posts: readonly Post[]): Promise<RuleChange[][]> => {
    const asked = posts.map((post) => ({ topics: topicsOf(post), at: writtenAt(post) }))
    const topics = [...new Set(asked.flatMap((one) => one.topics))]
    if (topics.length === 0) return asked.map(() => [])
    const oldest = new Date(Math.min(...asked.map(({ at }) => at.getTime())))
    const changes = await ruleChanges.since(topics, oldest)
    return asked.map((one) =>
      changes
        .filter(({ topics: of, changedAt }) => {
          return changedAt > one.at && of.some((topic) => one.topics.includes(topic))
        })
        .slice(0, SHOWN_MAX),
    )
  }
}
