/** Mutations that need no key: they come often, and a second one does nothing, or is meant to do the same again. */
const unkeyed = /\b(?:log(?:in|out)|record\w*View)\b/

/** The last request sent, until its answer comes. It is compared by its body: a changed form is another submit. */
let last: { body: string; key: string } | null = null

/**
 * The Idempotency-Key of a request, or null if it needs none. The same submit keeps its key until an answer has come:
 * if an answer was lost, sending it again finds what it made, and is not refused as taken or overtaken. Once
 * something else was sent, the request gets a new key: what was switched on, off and on again is on.
 */
export function idempotencyKeyOf(body: string): string | null {
  const { query = '' } = JSON.parse(body) as { query?: string }
  if (!/^\s*mutation\b/.test(query) || unkeyed.test(query)) return null
  if (last?.body !== body) last = { body, key: newKey() }
  return last.key
}

/** Notes that an answer came. If it names no error, the same request is a new submit from now on. */
export function noteAnswer(body: string, answer: string): void {
  if (last?.body === body && !hasErrors(answer)) last = null
}

/** With errors, nobody knows whether the mutation was done. */
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
