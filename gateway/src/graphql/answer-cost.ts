import type { Balance } from './request-budget.ts'

type Answer = { extensions?: object }

/**
 * Adds its cost to each answer to a partner. Requests refused before they could be measured (not
 * GraphQL, too many new documents, unknown fields) asked for nothing that costs.
 * @param balance null if the caller is no partner
 */
export function withCost<Result extends { body: string }>(
  result: Result,
  balance: Balance | null,
): Result {
  // An answer with data was measured: it is not read again.
  if (balance === null || result.body.includes('"restoredPerSecond":')) return result
  const answer = answerOf(result.body)
  if (answer === null) return result
  const extensions = { ...answer.extensions, cost: { requested: 0, ...balance } }
  return { ...result, body: JSON.stringify({ ...answer, extensions }) }
}

/** Null for anything but an answer of the graph, such as a page that guards against forged requests. */
function answerOf(body: string): Answer | null {
  if (!body.startsWith('{')) return null
  return JSON.parse(body) as Answer
}
