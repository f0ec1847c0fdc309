/** They come often, and a second one does nothing, or is to do the same anew. */
const unkeyed = /\b(?:log(?:in|out)|record\w*View)\b/

/** The request that was sent last, until its answer comes; by its body, for a form that was changed is another submit. */
let last: { body: string; key: string } | null = null

/**
 * The Idempotency-Key of a request, or null for one that needs none. The same submit keeps its key until an answer has
 * come: when an answer was lost, sending it again finds what it made, and is not refused as taken or overtaken. Once
 * something else was sent it is a new one: what was switched on, off and on again is on.
 */
export function idempotencyKeyOf(body: string): string | null {
  const { query = '' } = JSON.parse(body) as { query?: string }
  if (!/^\s*mutation\b/.test(query) || unkeyed.test(query)) return null
  if (last?.body !== body) last = { body, key: newKey() }
  return last.key
}

/** An answer came; when it names no error, the same request is a new submit from now on. */
export function noteAnswer(body: string, answer: string): void {
  if (last?.body === body && !hasErrors(answer)) last = null
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
