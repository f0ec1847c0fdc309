/** Make or begin something: sent twice, they would do it twice, or refuse the second as taken. Their verbs say so. */
const making =
  '(?:add|ask|book|create|generate|invite|offer|plan|record(?!\\w*View)|redeliver|report|request|retry|reverse|revise|save|send|share|snooze|start|submit|suggest|write)[A-Z]\\w*|register|correctPledge'
/** Use something up, or name the version that they change: the second would be refused, although the first was done. */
const refusedTwice =
  'acceptInvitation|confirm(?:DomainCode|ListingImport|Newsletter)|decide(?:ListingSuggestion|Verification)|moveReview|recoverAccount|re(?:open|solve)ListingCase|resetPassword|setFeatureFlag|updateScholarship'
const onlyOnce = new RegExp(`\\b(?:${making}|${refusedTwice})\\s*[({]`)

/** By the request's body: a form that was changed is another submit. */
const unanswered = new Map<string, string>()

/**
 * The Idempotency-Key of a request, or null for one that needs none. The same submit keeps its key
 * until an answer has come: when an answer was lost, sending it again finds what it made.
 */
export function idempotencyKeyOf(body: string): string | null {
  if (!isOnlyOnce(body)) return null
  const key = unanswered.get(body) ?? newKey()
  unanswered.set(body, key)
  return key
}

/**
 * An answer came; when it names no error, the same request is a new submit from now on. So is what the same form sent
 * before with other values: under its key it would be taken for done, though this one has overtaken it.
 */
export function noteAnswer(body: string, answer: string): void {
  if (unanswered.size === 0 || hasErrors(answer)) return
  const query = queryOf(body)
  for (const other of unanswered.keys())
    if (queryOf(other) === query) unanswered.delete(other)
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

function isOnlyOnce(body: string): boolean {
  const query = queryOf(body)
  return query !== undefined && /^\s*mutation\b/.test(query) && onlyOnce.test(query)
}

function queryOf(body: string): string | undefined {
  return (JSON.parse(body) as { query?: string }).query
}
