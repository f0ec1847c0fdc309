/** Mutations that make something: sent twice, they would make it twice, or refuse the second as taken. */
const creating =
  /\b(?:register|askRecommender|create[A-Z]\w*|save[A-Z]\w*|invite(?:Member|Recommender)|reportScholarship|shareMatchRun|snoozeDeadlineReminder|startMatch|submitApplication)\s*[({]/

/** By the request's body: a form that was changed is another submit. */
const unanswered = new Map<string, string>()

/**
 * The Idempotency-Key of a request, or null for one that needs none. The same submit keeps its key
 * until an answer has come: when an answer was lost, sending it again finds what it made.
 */
export function idempotencyKeyOf(body: string): string | null {
  if (!isCreation(body)) return null
  const key = unanswered.get(body) ?? newKey()
  unanswered.set(body, key)
  return key
}

/** An answer came; when it names no error, the same request is a new submit from now on. */
export function noteAnswer(body: string, answer: string): void {
  if (!hasErrors(answer)) unanswered.delete(body)
}

/** With errors nobody knows whether it was done. */
function hasErrors(answer: string): boolean {
  try {
    return 'errors' in (JSON.parse(answer) as object)
  } catch {
    return true
  }
}

/** Not `randomUUID`, which browsers withhold from pages without TLS. */
function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

function isCreation(body: string): boolean {
  const { query } = JSON.parse(body) as { query?: string }
  return query !== undefined && /^\s*mutation\b/.test(query) && creating.test(query)
}
