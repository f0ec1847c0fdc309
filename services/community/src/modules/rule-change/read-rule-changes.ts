import type { Post } from '../post/post.ts'
import { type RuleChange, topicsOf, writtenAt } from './rule-change.ts'
import type { RuleChangeStore } from './rule-change.store.ts'

/** Rules that a thread may be about and that changed after its words were written; none for other threads. */
export function makeReadRuleChanges({ ruleChanges }: { ruleChanges: RuleChangeStore }) {
  return async (post: Post): Promise<RuleChange[]> => {
    const topics = topicsOf(post)
    return topics.length === 0 ? [] : ruleChanges.since(topics, writtenAt(post))
  }
}
